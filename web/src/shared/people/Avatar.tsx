import type { User } from "@shikkha/contract/auth/user.ts";
import { useState } from "react";
import { API_BASE } from "../../lib/api-base.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./Avatar.module.css";
import { initialOf } from "./initial.ts";

interface Props {
  user: Pick<User, "fullNameBangla" | "fullNameEnglish" | "imagePath">;
  size?: "md" | "lg";
}

/** A person's picture, or the first letter of the name where there is none; the name always stands beside it. */
export function Avatar({ user, size = "md" }: Props) {
  const { pick } = useFormat();
  const [isBroken, setBroken] = useState(false);
  const className = classNames(styles.avatar, size === "lg" && styles.lg);
  if (user.imagePath && !isBroken) {
    return (
      <img
        src={API_BASE + user.imagePath}
        alt=""
        className={className}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span aria-hidden className={className}>
      {initialOf(pick(user.fullNameBangla, user.fullNameEnglish))}
    </span>
  );
}
