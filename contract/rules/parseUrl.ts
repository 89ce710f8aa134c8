/** Parses a URL; null if it is invalid. Safari before 17 lacks `URL.canParse`, and before 18 `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
