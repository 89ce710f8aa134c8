const most = 60;

/** The beginning of a text, for sentences that must stay short; characters stay whole. */
export function shorten(text: string): string {
  if (text.length <= most) return text;
  return `${[...text.slice(0, most)].slice(0, -1).join('')}…`;
}
