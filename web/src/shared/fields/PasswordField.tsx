import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { TextField, type TextFieldProps } from "../../ui/fields/TextField.tsx";

/** A password that can be looked at while typing: whoever sets one for somebody else has to read it out. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "after">) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="new-password"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <IconButton
          size="sm"
          label={isShown ? t("guest.hidePassword") : t("guest.showPassword")}
          icon={<Icon size={18} aria-hidden />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
