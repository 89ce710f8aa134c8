import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { useUser } from '../session/useUser.ts';
import type { Guard } from '../routeTable.ts';
import { resolveGuard } from '../session/guard.ts';
import { isLoggingOut } from '../session/tabSession.ts';
import { getLoginPath } from '../device/lastSignin.ts';
import { signinReturnPath } from '../device/savedPath.ts';
import { isLogoutPending } from '../device/sessionEnd.ts';
import { readUserInfo } from '../device/userInfo.ts';
import { paths } from '../paths.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LoadingRoute } from './LoadingRoute.tsx';

/** The state of the history entry of a sign-in page that a user sees because the session has ended. */
export type SigninState = { hasEnded?: boolean } | null;

function RedirectToSignin({ hasEnded }: { hasEnded: boolean }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!isLoggingOut.current) signinReturnPath.save(`${pathname}${search}${hash}`);
  }, [pathname, search, hash]);
  // After a logout, also in another tab, the page must not promise a way back.
  const state: SigninState = { hasEnded: hasEnded && !isLoggingOut.current };
  return <Navigate to={getLoginPath()} state={state} replace />;
}

// Emailed links that reset the password or undo a change open the page of the reset, also on a device that is signed in. The page moves the
// token from the query to the state of the history entry.
function isMailedLink({ pathname, search, state }: Location): boolean {
  const entryState = state as { token?: unknown } | null;
  return (
    pathname === paths.resetPassword && (/[?&]token=/.test(search) || Boolean(entryState?.token))
  );
}

function RedirectFromGuestPage({ fallback }: { fallback: string }) {
  const [path] = useState(() => signinReturnPath.get() ?? fallback);
  // If the path leads to another guest page, its new location key mounts this component again, which then redirects to the fallback.
  useEffect(() => signinReturnPath.clear(), []);
  return <Navigate to={path} replace />;
}

function UnknownUserPage() {
  return (
    <ErrorPage
      title={
        <FormattedMessage
          id="layout.unknownUser.text"
          defaultMessage="We could not reach the server to check who is signed in. We will keep trying."
        />
      }
    />
  );
}

/** Returns whether an approved user was signed in on this device. It determines only what is on the screen: every right comes from the server. */
export function wasApprovedHere(): boolean {
  return readUserInfo()?.is_approved === true && !isLogoutPending();
}

type RouteGuardProps = {
  guard: Guard;
  /** What is rendered while the user is loading, on a device that an approved user has used. */
  frame?: ReactNode;
  children: ReactNode;
};

/** Renders the page if its guard admits the current user; redirects otherwise, as the specification requires. */
export function RouteGuard({ guard, frame, children }: RouteGuardProps) {
  const query = useUser();
  const { data: user } = query;
  const location = useLocation();
  const [hadUser, setHadUser] = useState(false);
  if (user && !hadUser) setHadUser(true);
  if (guard === 'open' || isMailedLink(location)) return children;
  if (user === undefined) {
    const hasFailed = Boolean(query.error);
    // Guest pages work without the server: show them when it fails, or when no user was signed in here.
    if (guard === 'guest' && (hasFailed || !readUserInfo())) return children;
    if (hasFailed) return <UnknownUserPage />;
    return frame !== undefined && wasApprovedHere() ? frame : <LoadingRoute />;
  }
  // `SessionSync` shows a dialog to users in review.
  if (user?.in_review) return null;
  const outcome = resolveGuard(guard, user);
  if (outcome.kind === 'signin') return <RedirectToSignin hasEnded={hadUser} />;
  if (outcome.kind === 'render') return children;
  return guard === 'guest' ? (
    <RedirectFromGuestPage key={location.key} fallback={outcome.path} />
  ) : (
    <Navigate to={outcome.path} replace />
  );
}
