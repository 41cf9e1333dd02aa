/** The columns we write, and read with meaning. */
export const SURVEY_COLUMNS = [
  "type",
  "name",
  "label::Bangla (bn)",
  "label::English (en)",
  "hint::Bangla (bn)",
  "hint::English (en)",
  "required",
  "relevant",
  "constraint",
  "appearance",
  "instance::kind",
  "instance::meta",
  "instance::fixed",
] as const;

export const CHOICE_COLUMNS = [
  "list_name",
  "name",
  "label::Bangla (bn)",
  "label::English (en)",
  "value",
] as const;

export const SETTING_COLUMNS = [
  "form_title",
  "form_title::Bangla (bn)",
  "form_id",
  "default_language",
] as const;

export const YES_NO_LIST = [
  { list_name: "yes_no", name: "yes", "label::Bangla (bn)": "হ্যাঁ", "label::English (en)": "Yes" },
  { list_name: "yes_no", name: "no", "label::Bangla (bn)": "না", "label::English (en)": "No" },
] as const;
