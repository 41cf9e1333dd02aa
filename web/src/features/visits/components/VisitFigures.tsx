import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Rating } from "../../../shared/rating/Rating.tsx";
import styles from "./VisitFigures.module.css";

/** What one wants to know first: how good, when, by whom, how many were there. */
export function VisitFigures({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { date, time, name, pick } = useFormat();
  const { begunAt, finishedAt, officer, watched } = visit;
  return (
    <dl className={styles.figures}>
      <Figure label={t("visit.detail.overall")}>
        <span className={styles.rating}>
          <Rating value={visit.rating} />
        </span>
      </Figure>
      <Figure
        label={t("visit.detail.day")}
        note={
          begunAt &&
          finishedAt &&
          t("visit.detail.hours", { from: time(begunAt), to: time(finishedAt) })
        }
      >
        {date(visit.visitDate)}
      </Figure>
      {watched && (
        <Figure
          label={t("visit.detail.topic")}
          note={watched.section && t("visit.detail.section", { section: watched.section })}
        >
          {watched.topic ?? watched.subject}
        </Figure>
      )}
      <Figure
        label={t("visit.detail.officer")}
        note={pick(officer.designationBangla, officer.designationEnglish)}
      >
        {name(officer)}
      </Figure>
      <Present visit={visit} />
    </dl>
  );
}

function Present({ visit: { students, people, staff } }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { number, percent } = useFormat();
  if (students) {
    const present = students.girls + students.boys;
    const sexes = { girls: number(students.girls), boys: number(students.boys) };
    return (
      <Figure
        label={t("visit.detail.students")}
        note={[
          students.enrolled > 0 && percent(present / students.enrolled, 1),
          t("visit.detail.sexes", sexes),
        ]
          .filter(Boolean)
          .join(" · ")}
      >
        {number(present)} / {number(students.enrolled)}
      </Figure>
    );
  }
  if (!people) return null;
  const total = people.total + (staff?.total ?? 0);
  const present = people.present + (staff?.present ?? 0);
  return (
    <Figure
      label={t("visit.detail.people")}
      note={total > 0 ? percent(present / total, 1) : undefined}
    >
      {number(present)} / {number(total)}
    </Figure>
  );
}

interface FigureProps {
  label: string;
  note?: ReactNode;
  children: ReactNode;
}

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
