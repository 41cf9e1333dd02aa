/** Amber warns or waits, red is an error, refusal, return or delay, blue informs. */
export type Tone = "good" | "warning" | "bad" | "info" | "neutral";
