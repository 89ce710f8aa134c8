import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The secrets of the link in a password reset email. */
export type ResetLink = { challenge_id: string; token: string };

function isResetLink(state: unknown): state is ResetLink {
  const link = state as Partial<ResetLink> | null;
  return typeof link?.challenge_id === 'string' && typeof link.token === 'string';
}

/**
 * Returns the reset link that opened this page, or null. Moves its secrets from the address to the history entry, where
 * they cannot be copied but survive a reload.
 */
export function useResetLink(): ResetLink | null {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const [challenge, token] = [params.get('challenge'), params.get('token')];
  useEffect(() => {
    if (challenge && token) {
      void navigate(pathname, { replace: true, state: { challenge_id: challenge, token } });
    }
  }, [challenge, token, pathname, navigate]);
  if (challenge && token) return { challenge_id: challenge, token };
  return isResetLink(state) ? state : null;
}
