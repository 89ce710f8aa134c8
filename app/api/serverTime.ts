let offsetMs = 0;

/** Reads the server's clock from the X-Server-Time header, since a device's own clock may be wrong. */
export function syncServerTime(header: string | null): void {
  const time = Date.parse(header ?? '');
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

/** Returns the current time of the server's clock, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Returns a time in ms; for a calendar day (`2026-03-05`), its midnight on this device. */
export function toTime(at: string): number {
  // A date with a time but without a zone is local.
  return new Date(at.includes('T') ? at : `${at}T00:00`).getTime();
}

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the number of midnights on this device from now to a time or a calendar day; negative in the past. */
export function countDays(at: string): number {
  const toMidnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // A day on which the clocks change has 23 or 25 hours.
  return Math.round((toMidnight(toTime(at)) - toMidnight(serverNow())) / dayLength);
}
