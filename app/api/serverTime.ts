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
