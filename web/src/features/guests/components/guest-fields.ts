import type { UseFormReturn } from "react-hook-form";
import type { GuestValues } from "../model/guest-form.ts";

/** What each part of the registration form is given. */
export interface GuestFieldsProps {
  form: UseFormReturn<GuestValues>;
  labels: Readonly<Record<keyof GuestValues, string>>;
  isDisabled: boolean;
}
