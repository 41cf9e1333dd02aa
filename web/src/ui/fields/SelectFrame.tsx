import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { SelectValue } from "react-aria-components/Select";
import { Text } from "react-aria-components/Text";
import { classNames } from "../class-names.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import type { FieldProps } from "./field-props.ts";
import type { FieldIds } from "./use-field-ids.ts";
import field from "./Field.module.css";
import styles from "./Select.module.css";

interface Props extends FieldProps {
  ids: FieldIds;
  /** the chosen name or names; nothing shows the placeholder */
  shown: ReactNode;
  placeholder: string;
  count?: string | undefined;
}

/** Label, help, the closed control and the error of both kinds of select. */
export function SelectFrame({ ids, shown, placeholder, count, ...props }: Props) {
  return (
    <>
      <Label className={classNames(field.label)}>
        <FieldLabel {...props} />
      </Label>
      {props.help && (
        <Text slot="description" className={classNames(field.help)}>
          {props.help}
        </Text>
      )}
      <Button
        id={ids.control}
        className={classNames(styles.trigger)}
        {...(props.error && { "aria-describedby": ids.error, "data-invalid": true })}
      >
        <SelectValue className={classNames(styles.value)}>
          <span className={styles.names}>{shown || placeholder}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </SelectValue>
        <ChevronDown size={18} aria-hidden />
      </Button>
      <FieldError id={ids.error}>{props.error}</FieldError>
    </>
  );
}
