import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { TextField, type TextFieldProps } from "../../../ui/fields/TextField.tsx";

/** A password that can be looked at while typing: Bengali keyboards make slips easy. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "after" | "isRequired">) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      isRequired
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
