import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Drawing } from "./Drawing.tsx";
import styles from "./PhoneArt.module.css";

/** Three days of a week, from Sunday on; the bars stand for names, so that no school is invented. */
const ROWS = [
  { day: 15, weekday: 0, y: 122, name: 118, pill: "var(--g-100)", dot: "var(--g-600)" },
  { day: 16, weekday: 1, y: 220, name: 92, pill: "var(--amber-50)", dot: "var(--amber-400)" },
  { day: 17, weekday: 2, y: 318, name: 132, pill: "var(--n-100)", dot: "var(--n-400)" },
] as const;

export function PhoneArt() {
  const { t } = useTranslation(["common", "cliche"]);
  const { number, weekday } = useFormat();
  return (
    <Drawing viewBox="0 0 300 420" label={t("cliche:install.art")} className={styles.phone}>
      <rect x="10" y="8" width="280" height="460" rx="38" fill="var(--n-900)" />
      <rect x="20" y="18" width="260" height="450" rx="29" fill="var(--n-50)" />
      <path d="M20 47a29 29 0 0 1 29-29h202a29 29 0 0 1 29 29v15H20z" fill="var(--g-900)" />
      <rect x="118" y="28" width="64" height="16" rx="8" fill="var(--n-900)" />
      <rect x="20" y="62" width="260" height="46" fill="var(--n-0)" />
      <g transform="translate(34 71) scale(.44)">
        <rect width="64" height="64" rx="14" fill="var(--brand)" />
        <path
          d="M14 42c6-4 12-4 18 0 6-4 12-4 18 0V22c-6-4-12-4-18 0-6-4-12-4-18 0zM32 22v20"
          fill="none"
          stroke="var(--on-brand)"
          strokeWidth="3.5"
        />
        <circle cx="32" cy="12" r="4" fill="var(--flag-red)" />
      </g>
      <text x="70" y="91" className={styles.title}>
        {t("menu.myWeek")}
      </text>
      {ROWS.map((row) => (
        <g key={row.day} transform={`translate(0 ${row.y})`}>
          <rect x="32" width="236" height="88" rx="12" fill="var(--n-0)" stroke="var(--n-200)" />
          <rect x="44" y="13" width="42" height="50" rx="9" fill="var(--g-50)" />
          <text x="65" y="36" textAnchor="middle" className={styles.day}>
            {number(row.day)}
          </text>
          <text x="65" y="54" textAnchor="middle" className={styles.weekday}>
            {weekday(row.weekday, "medium")}
          </text>
          <rect x="98" y="20" width={row.name} height="8" rx="4" fill="var(--n-700)" />
          <rect x="98" y="38" width="84" height="6" rx="3" fill="var(--n-300)" />
          <rect x="98" y="56" width="70" height="20" rx="10" fill={row.pill} />
          <circle cx="110" cy="66" r="4" fill={row.dot} />
          <rect x="120" y="63" width="36" height="6" rx="3" fill={row.dot} />
        </g>
      ))}
    </Drawing>
  );
}
