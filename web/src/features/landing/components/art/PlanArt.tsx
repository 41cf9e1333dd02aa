import { useFormat } from "../../../../lib/format/use-format.ts";
import { StepArt } from "./StepArt.tsx";

/** A month that begins on Sunday and fills four whole weeks. */
const YEAR = 2026;
const MONTH = 2;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const DAYS = Array.from({ length: 28 }, (_, index) => index + 1);
const PLANNED = new Set([2, 4, 11, 15, 17, 24]);
const BUSY = new Set([9, 22]);

/** A month of the calendar with planned days; Friday and Saturday are free. */
export function PlanArt() {
  const { month, weekday, number } = useFormat();
  return (
    <StepArt>
      <rect
        x="20"
        y="18"
        width="260"
        height="170"
        rx="10"
        fill="var(--n-0)"
        stroke="var(--n-200)"
      />
      <text x="34" y="42" fontSize="13.5" fill="var(--n-900)">
        {month(YEAR, MONTH)}
      </text>
      {WEEKDAYS.map((day) => (
        <text
          key={day}
          x={49 + day * 34}
          y="62"
          fontSize="11"
          textAnchor="middle"
          fill={day > 4 ? "var(--red-700)" : "var(--n-600)"}
        >
          {weekday(day, "short")}
        </text>
      ))}
      {DAYS.map((day) => {
        const x = 49 + ((day - 1) % 7) * 34;
        const y = 82 + Math.floor((day - 1) / 7) * 26;
        return (
          <g key={day} fontSize="12.5" textAnchor="middle">
            {(PLANNED.has(day) || BUSY.has(day)) && (
              <rect
                x={x - 14}
                y={y - 15}
                width="28"
                height="22"
                rx="6"
                fill={BUSY.has(day) ? "var(--g-600)" : "var(--g-100)"}
              />
            )}
            <text x={x} y={y} fill={dayColour(day)}>
              {number(day)}
            </text>
          </g>
        );
      })}
    </StepArt>
  );
}

function dayColour(day: number): string {
  if (BUSY.has(day)) return "var(--n-0)";
  if (PLANNED.has(day)) return "var(--g-800)";
  return (day - 1) % 7 > 4 ? "var(--n-400)" : "var(--n-700)";
}
