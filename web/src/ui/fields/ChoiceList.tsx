import { Check } from "lucide-react";
import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { SearchField } from "react-aria-components/SearchField";
import { classNames } from "../class-names.ts";
import popover from "../overlay/popover.module.css";
import { useUiLocale } from "../UiLocale.tsx";
import type { Choice } from "./choice.ts";
import { ChoiceListFoot } from "./ChoiceListFoot.tsx";
import { toAsciiDigits } from "./digits.ts";
import styles from "./Select.module.css";

interface Props {
  options: readonly Choice[];
  isSearchable: boolean;
  /** boxes for several, a tick for one */
  isMultiple: boolean;
}

/** The opened list of a select; a bottom sheet on phones. */
export function ChoiceList({ options, isSearchable, isMultiple }: Props) {
  const { words } = useUiLocale();
  const { contains } = useFilter({ sensitivity: "base" });
  const list = (
    <ListBox
      className={classNames(popover.list)}
      items={options}
      renderEmptyState={() => <div className={styles.empty}>{words.nothingFound}</div>}
    >
      {(option) => (
        <ListBoxItem
          id={option.id}
          textValue={option.name}
          isDisabled={option.isDisabled ?? false}
          className={classNames(styles.option)}
        >
          {isMultiple && <Box />}
          <span className={styles.text}>
            {option.name}
            {option.description && <small>{option.description}</small>}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Popover className={classNames(popover.popover)} offset={4}>
      {isSearchable ? (
        <Autocomplete filter={(text, typed) => contains(toAsciiDigits(text), toAsciiDigits(typed))}>
          <SearchField
            aria-label={words.search}
            className={classNames(styles.search)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was just opened by the reader
            autoFocus={hasKeyboard()}
          >
            <Input
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
              role="combobox"
              aria-expanded
              className={classNames(styles.input)}
              placeholder={words.search}
            />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
      {isMultiple && <ChoiceListFoot />}
    </Popover>
  );
}

/** On a touch screen the focus would raise the keyboard over the list. */
function hasKeyboard(): boolean {
  return window.matchMedia("(pointer: fine)").matches;
}

const Box = () => (
  <span aria-hidden className={styles.box}>
    <Check size={14} strokeWidth={3} />
  </span>
);
