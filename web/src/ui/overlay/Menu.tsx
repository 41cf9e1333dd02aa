import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { classNames } from "../class-names.ts";
import { buttonClass } from "../controls/button-class.ts";
import styles from "./Menu.module.css";
import popover from "./popover.module.css";

export interface MenuAction {
  id: string;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  tone?: "bad" | undefined;
  isDisabled?: boolean | undefined;
}

interface Props {
  /** names the menu for screen readers, and the button when its content is only an icon */
  label: string;
  /** content of the button */
  trigger: ReactNode;
  /** look of the button; a secondary button unless told otherwise */
  triggerClassName?: string | undefined;
  items: readonly MenuAction[];
  onAction: (id: string) => void;
  /** above the items, such as who is signed in */
  header?: ReactNode;
  isDisabled?: boolean | undefined;
  isIconOnly?: boolean | undefined;
}

/** A button with actions below it; a bottom sheet on phones. */
export function Menu(props: Props) {
  const { label, trigger, triggerClassName, items, onAction, header, isDisabled } = props;
  return (
    <MenuTrigger>
      <Button
        className={triggerClassName ?? buttonClass({})}
        isDisabled={isDisabled ?? false}
        {...(props.isIconOnly && { "aria-label": label })}
      >
        {trigger}
      </Button>
      <Popover className={classNames(styles.menu)} placement="bottom end" offset={4}>
        {header && <div className={styles.header}>{header}</div>}
        <AriaMenu
          aria-label={label}
          className={classNames(popover.list)}
          onAction={(key) => onAction(String(key))}
        >
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={classNames(styles.item, item.tone && styles[item.tone])}
            >
              {item.icon}
              <span className={styles.text}>
                {item.label}
                {item.description && <small>{item.description}</small>}
              </span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
