const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Plain text as the paragraphs a body holds: what someone typed into a comment never becomes markup. */
export function paragraphs(text: string): string {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join("");
}
