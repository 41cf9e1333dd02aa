import { CloudOff, Languages, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./Benefits.module.css";

const BENEFITS = [
  { id: "offline", Icon: CloudOff },
  { id: "access", Icon: ShieldCheck },
  { id: "languages", Icon: Languages },
] as const;

export function Benefits() {
  const { t } = useTranslation("cliche");
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map(({ id, Icon }) => (
        <li key={id}>
          <Icon size={24} aria-hidden />
          <div>
            <b>{t(`benefit.${id}`)}</b>
            <p>{t(`benefit.${id}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
