import type { Guard } from "@shikkha/contract/access/permissions.ts";
import { useAllowed } from "../../lib/session/use-allowed.ts";
import { Button, type ButtonProps } from "../../ui/controls/Button.tsx";

interface Props extends Omit<ButtonProps, "isAllowed"> {
  /** Without this permission the button is not there. */
  allowedTo: Guard;
}

export function AllowedButton({ allowedTo, ...button }: Props) {
  return <Button {...button} isAllowed={useAllowed(allowedTo)} />;
}
