/**
 * Bengali words of react-aria's own labels, one export per react-aria part. The build plugin
 * `web/build/react-aria-bengali.ts` puts them beside the English ones.
 */
type Values = Record<string, string | number | boolean>;
interface Formatter {
  number(value: number): string;
}
type Word = string | ((values: never, formatter: Formatter) => string);
type Words = Record<string, Word>;

const count = (values: { count: number }, formatter: Formatter) => formatter.number(values.count);

export const components = {
  selectPlaceholder: "নির্বাচন করুন",
  tableResizer: "কলামের প্রস্থ",
  dropzoneLabel: "ফাইল ছাড়ার জায়গা",
  colorSwatchPicker: "রং",
} satisfies Words;

export const breadcrumbs = { breadcrumbs: "অবস্থানপথ" } satisfies Words;
export const overlays = { dismiss: "বন্ধ করুন" } satisfies Words;
export const searchfield = { "Clear search": "অনুসন্ধান মুছুন" } satisfies Words;
export const autocomplete = { collectionLabel: "তালিকা" } satisfies Words;
export const tree = { expand: "খুলুন", collapse: "গুটিয়ে নিন" } satisfies Words;
export const menu = {
  longPressMessage: "মেনু খুলতে চেপে ধরুন অথবা Alt + নিচের তীর চাপুন",
} satisfies Words;
export const tooltip = { longPressMessage: "পূর্বরূপ দেখতে চেপে ধরুন" } satisfies Words;
export const spinbutton = { Empty: "খালি" } satisfies Words;
export const steplist = { steplist: "ধাপের তালিকা" } satisfies Words;
export const tag = {
  removeDescription: "সরাতে Delete চাপুন।",
  removeButtonLabel: "সরান",
} satisfies Words;

export const numberfield = {
  decrease: (v: Values) => `${v.fieldLabel} কমান`,
  increase: (v: Values) => `${v.fieldLabel} বাড়ান`,
  numberField: "সংখ্যার ঘর",
} satisfies Words;

export const datepicker = {
  era: "যুগ",
  year: "বছর",
  month: "মাস",
  day: "দিন",
  hour: "ঘণ্টা",
  minute: "মিনিট",
  second: "সেকেন্ড",
  dayPeriod: "পূর্বাহ্ণ/অপরাহ্ণ",
  calendar: "ক্যালেন্ডার",
  startDate: "শুরুর তারিখ",
  endDate: "শেষের তারিখ",
  weekday: "বার",
  timeZoneName: "সময় অঞ্চল",
  selectedDateDescription: (v: Values) => `নির্বাচিত তারিখ: ${v.date}`,
  selectedRangeDescription: (v: Values) => `নির্বাচিত সময়কাল: ${v.startDate} থেকে ${v.endDate}`,
  selectedTimeDescription: (v: Values) => `নির্বাচিত সময়: ${v.time}`,
} satisfies Words;

export const stately_datepicker = {
  rangeUnderflow: (v: Values) => `তারিখ ${v.minValue} বা তার পরের হতে হবে।`,
  rangeOverflow: (v: Values) => `তারিখ ${v.maxValue} বা তার আগের হতে হবে।`,
  rangeReversed: "শুরুর তারিখ শেষের তারিখের আগে হতে হবে।",
  unavailableDate: "এই তারিখ নেওয়া যাবে না।",
} satisfies Words;

export const calendar = {
  previous: "আগের মাস",
  next: "পরের মাস",
  selectedDateDescription: (v: Values) => `নির্বাচিত তারিখ: ${v.date}`,
  selectedRangeDescription: (v: Values) => `নির্বাচিত সময়কাল: ${v.dateRange}`,
  todayDate: (v: Values) => `আজ, ${v.date}`,
  todayDateSelected: (v: Values) => `আজ, ${v.date}, নির্বাচিত`,
  dateSelected: (v: Values) => `${v.date}, নির্বাচিত`,
  startRangeSelectionPrompt: "সময়কালের শুরু বাছতে চাপুন",
  finishRangeSelectionPrompt: "সময়কালের শেষ বাছতে চাপুন",
  minimumDate: "প্রথম সম্ভাব্য তারিখ",
  maximumDate: "শেষ সম্ভাব্য তারিখ",
  dateRange: (v: Values) => `${v.startDate} থেকে ${v.endDate}`,
} satisfies Words;

export const toast = {
  close: "বন্ধ করুন",
  notifications: (v: { count: number }, f: Formatter) => `${count(v, f)}টি বার্তা।`,
} satisfies Words;

export const grid = {
  deselectedItem: (v: Values) => `${v.item} বাদ দেওয়া হয়েছে।`,
  select: "নির্বাচন করুন",
  selectedCount: (v: { count: number }, f: Formatter) =>
    v.count === 0 ? "কিছু নির্বাচন করা হয়নি।" : `${count(v, f)}টি নির্বাচিত।`,
  selectedAll: "সব নির্বাচিত।",
  selectedItem: (v: Values) => `${v.item} নির্বাচিত।`,
  longPressToSelect: "নির্বাচন শুরু করতে চেপে ধরুন।",
} satisfies Words;

export const table = {
  select: "নির্বাচন করুন",
  selectAll: "সব নির্বাচন করুন",
  sortable: "সাজানো যায় এমন কলাম",
  ascending: "ছোট থেকে বড়",
  descending: "বড় থেকে ছোট",
  ascendingSort: (v: Values) => `${v.columnName} অনুযায়ী ছোট থেকে বড় সাজানো`,
  descendingSort: (v: Values) => `${v.columnName} অনুযায়ী বড় থেকে ছোট সাজানো`,
  columnSize: (v: Values) => `${v.value} পিক্সেল`,
  resizerDescription: "প্রস্থ বদলাতে Enter চাপুন",
  expand: "খুলুন",
  collapse: "গুটিয়ে নিন",
} satisfies Words;

interface OptionFocus {
  isGroupChange: boolean;
  groupTitle: string;
  groupCount: number;
  optionText: string;
  isSelected: boolean;
}
export const combobox = {
  focusAnnouncement: (v: OptionFocus, f: Formatter) =>
    `${v.isGroupChange ? `${v.groupTitle}, ${f.number(v.groupCount)}টি বিকল্প। ` : ""}${v.optionText}${v.isSelected ? ", নির্বাচিত" : ""}`,
  countAnnouncement: (v: { optionCount: number }, f: Formatter) =>
    `${f.number(v.optionCount)}টি বিকল্প আছে।`,
  selectedAnnouncement: (v: Values) => `${v.optionText}, নির্বাচিত`,
  buttonLabel: "তালিকা দেখুন",
  listboxLabel: "তালিকা",
} satisfies Words;

export const dnd = {
  dragItem: (v: Values) => `${v.itemText} টানুন`,
  dragSelectedItems: (v: { count: number }, f: Formatter) => `নির্বাচিত ${count(v, f)}টি টানুন`,
  dragDescriptionKeyboard: "টানা শুরু করতে Enter চাপুন।",
  dragDescriptionKeyboardAlt: "টানা শুরু করতে Alt + Enter চাপুন।",
  dragDescriptionTouch: "টানা শুরু করতে দুবার চাপুন।",
  dragDescriptionVirtual: "টানা শুরু করতে চাপুন।",
  dragDescriptionLongPress: "টানা শুরু করতে চেপে ধরুন।",
  dragSelectedKeyboard: (v: { count: number }, f: Formatter) =>
    `নির্বাচিত ${count(v, f)}টি টানতে Enter চাপুন।`,
  dragSelectedKeyboardAlt: (v: { count: number }, f: Formatter) =>
    `নির্বাচিত ${count(v, f)}টি টানতে Alt + Enter চাপুন।`,
  dragSelectedLongPress: (v: { count: number }, f: Formatter) =>
    `নির্বাচিত ${count(v, f)}টি টানতে চেপে ধরুন।`,
  dragStartedKeyboard: "টানা শুরু হয়েছে। Tab দিয়ে জায়গায় যান, Enter চেপে ছাড়ুন, Escape চেপে বাতিল করুন।",
  dragStartedTouch: "টানা শুরু হয়েছে। জায়গায় গিয়ে দুবার চেপে ছাড়ুন।",
  dragStartedVirtual: "টানা শুরু হয়েছে। জায়গায় গিয়ে চাপুন অথবা Enter দিন।",
  endDragKeyboard: "টানা চলছে। বাতিল করতে Enter চাপুন।",
  endDragTouch: "টানা চলছে। বাতিল করতে দুবার চাপুন।",
  endDragVirtual: "টানা চলছে। বাতিল করতে চাপুন।",
  dropDescriptionKeyboard: "ছাড়তে Enter, বাতিল করতে Escape চাপুন।",
  dropDescriptionTouch: "ছাড়তে দুবার চাপুন।",
  dropDescriptionVirtual: "ছাড়তে চাপুন।",
  dropCanceled: "বাতিল হয়েছে।",
  dropComplete: "বসানো হয়েছে।",
  dropIndicator: "ছাড়ার জায়গা",
  dropOnRoot: "এখানে ছাড়ুন",
  dropOnItem: (v: Values) => `${v.itemText}-এর ওপর ছাড়ুন`,
  insertBefore: (v: Values) => `${v.itemText}-এর আগে বসান`,
  insertBetween: (v: Values) => `${v.beforeItemText} ও ${v.afterItemText}-এর মাঝে বসান`,
  insertAfter: (v: Values) => `${v.itemText}-এর পরে বসান`,
} satisfies Words;
