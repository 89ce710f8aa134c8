import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the link in a mail about a reset holds. */
export type ResetLink = { challenge_id: string; token: string };

function isLink(state: unknown): state is ResetLink {
  const link = state as Partial<ResetLink> | null;
  return typeof link?.challenge_id === 'string' && typeof link.token === 'string';
}

/**
 * The mailed link that led here, or null. Its secret leaves the address at once, so that nobody copies it
 * from there; it stays with this entry of the history, so that a reload keeps it.
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
  return isLink(state) ? state : null;
}
