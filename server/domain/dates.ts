/** Writes a moment (ms UTC) as the contract does. */
export function iso(moment: number): string {
  return new Date(moment).toISOString();
}

/** Writes a moment that may be missing. */
export function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : iso(moment);
}

/** Reads a day or a moment; a day means its first ms in UTC. */
export function startOfDay(text = ''): number {
  return Date.parse(text);
}

/** Reads a day or a moment; a day means its last ms in UTC. */
export function endOfDay(text = ''): number {
  return Date.parse(text.includes('T') ? text : `${text}T23:59:59.999Z`);
}
