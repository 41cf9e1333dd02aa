const END = "\r\n";
/** A line may hold so many octets; what is longer goes on in the next, behind a space. */
const MOST_OCTETS = 75;

export interface CalendarEvent {
  readonly uid: string;
  readonly changedAt: Date;
  /** All of this day, YYYY-MM-DD. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** Whole-day events as iCalendar (RFC 5545). A day has no zone, so it is the same day in Dhaka and anywhere. */
export function iCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Shikkha Monitoring//Visit plan//BN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "X-WR-TIMEZONE:Asia/Dhaka",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map(folded).join(END) + END;
}

function eventLines(event: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART;VALUE=DATE:${event.day.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${dayAfter(event.day)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** An all-day event ends on the day after, which it does not hold. */
function dayAfter(day: string): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + 1);
  return time.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Folds between letters, never inside one of several octets. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      part = "";
      // The space that continues a line counts as well.
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join(`${END} `);
}
