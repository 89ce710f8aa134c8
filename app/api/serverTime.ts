let offset = 0;

/** Takes the server's clock from an answer's `X-Server-Time`: a device's own may be wrong. */
export function syncServerTime(header: string | null): void {
  const time = Date.parse(header ?? '');
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** Now, by the server's clock, in milliseconds UTC. */
export function serverNow(): number {
  return Date.now() + offset;
}
