/** Where the demo has the bio of an account. */
export function bioPath(provider: string, handle: string): string {
  return `/demo/bio/${provider}/${encodeURIComponent(handle)}`;
}
