let held: { path: string; search: string } | null = null;

/** Takes what a provider has sent back out of the address, before anybody else reads or keeps it. */
export function captureOAuthCallback(): void {
  const { pathname: path, search } = location;
  if (!search || !path.startsWith('/redirect/')) return;
  held = { path, search };
  history.replaceState(history.state, '', path);
}

/** What a provider sent back to a path of ours, until it is dealt with. */
export const oauthCallbackParams = {
  peek: (path: string) => (held?.path === path ? new URLSearchParams(held.search) : null),
  forget: () => {
    held = null;
  },
};
