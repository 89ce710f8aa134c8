import { pages } from '../../contract/rules/pages.ts';
let captured: { path: string; search: string } | null = null;

/** Moves an OAuth provider's parameters from the address to memory, before anything else can read or save them. */
export function captureOAuthCallback(): void {
  const { pathname: path, search } = location;
  if (!search || !path.startsWith(`${pages.redirect}/`)) return;
  captured = { path, search };
  history.replaceState(history.state, '', path);
}

/** The captured parameters of an OAuth callback, until they are cleared. */
export const oauthCallbackParams = {
  get: (path: string) => (captured?.path === path ? new URLSearchParams(captured.search) : null),
  clear: () => {
    captured = null;
  },
};
