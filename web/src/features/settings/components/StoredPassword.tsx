import { KeyRound, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "../../../shared/fields/PasswordField.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import styles from "./StoredPassword.module.css";

interface Props {
  id: string;
  isStored: boolean;
  /** Undefined while the stored one is left alone. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  isDisabled: boolean;
  error: string | undefined;
}

/** A stored password never comes back; it can only be replaced. */
export function StoredPassword({ id, isStored, value, onChange, isDisabled, error }: Props) {
  const { t } = useTranslation("settings");
  const isKept = isStored && value === undefined;
  if (isKept) {
    return (
      <div className={styles.password}>
        <TextField
          id={id}
          label={t("settings.password")}
          readOnly
          isDisabled={isDisabled}
          value={t("settings.passwordStored")}
          error={error}
          after={
            <Button
              size="sm"
              variant="quiet"
              className={styles.change}
              icon={<KeyRound size={15} aria-hidden />}
              isDisabled={isDisabled}
              onClick={() => onChange("")}
            >
              {t("settings.passwordChange")}
            </Button>
          }
        />
        <p className={styles.note}>{t("settings.passwordSealed")}</p>
      </div>
    );
  }
  return (
    <div className={styles.password}>
      <PasswordField
        id={id}
        label={isStored ? t("settings.passwordNew") : t("settings.password")}
        isMarkedOptional={!isStored}
        isDisabled={isDisabled}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <p className={styles.note}>
        {isStored ? t("settings.passwordEmpties") : t("settings.passwordSealed")}
      </p>
      {isStored && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 size={15} aria-hidden />}
          isDisabled={isDisabled}
          onClick={() => onChange(undefined)}
        >
          {t("settings.passwordKeep")}
        </Button>
      )}
    </div>
  );
}
