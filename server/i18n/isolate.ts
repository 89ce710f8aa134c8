/** Isolates a value within a sentence: in right-to-left text, "$ 120.00" would otherwise be shown in another order. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}
