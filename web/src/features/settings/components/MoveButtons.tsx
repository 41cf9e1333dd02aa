import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./MoveButtons.module.css";

interface Props {
  /** Of what is moved, for the buttons' labels. */
  name: string;
  /** From 0. */
  place: number;
  total: number;
  isDisabled: boolean;
  onMove: (to: number) => void;
}

/** One place up or down. The focus follows what was moved, so that the next press moves it on. */
export function MoveButtons({ name, place, total, isDisabled, onMove }: Props) {
  const { t } = useTranslation("settings");
  const { number } = useFormat();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"up" | "down">(undefined);
  const [said, setSaid] = useState("");
  const isFirst = place === 0;
  const isLast = place === total - 1;

  useEffect(() => {
    if (pressed.current === undefined) return;
    const wanted = (pressed.current === "up" && place > 0) || place === total - 1 ? up : down;
    pressed.current = undefined;
    wanted.current?.focus();
  }, [place, total]);

  function move(direction: "up" | "down") {
    const to = direction === "up" ? place - 1 : place + 1;
    pressed.current = direction;
    setSaid(t("site.list.moved", { name, place: number(to + 1), total: number(total) }));
    onMove(to);
  }

  return (
    <span className={styles.buttons}>
      <IconButton
        ref={up}
        size="sm"
        label={t("site.list.up", { name })}
        icon={<ArrowUp size={17} aria-hidden />}
        isDisabled={isDisabled || isFirst}
        onClick={() => move("up")}
      />
      <IconButton
        ref={down}
        size="sm"
        label={t("site.list.down", { name })}
        icon={<ArrowDown size={17} aria-hidden />}
        isDisabled={isDisabled || isLast}
        onClick={() => move("down")}
      />
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </span>
  );
}
