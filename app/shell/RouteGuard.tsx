import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useUser } from '../api/user.ts';
import { LoadingRoute } from './LoadingRoute.tsx';
import { UnknownUser } from './UnknownUser.tsx';
import { judge, type Guard } from '../session/guard.ts';
import { leaving } from '../session/leaving.ts';
import { loginPath } from '../session/lastSignin.ts';
import { wantedPath } from '../session/savedPath.ts';
import { readUserInfo } from '../session/userInfo.ts';

function ToSignin() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!leaving.current) wantedPath.save(`${pathname}${search}${hash}`);
  }, [pathname, search, hash]);
  return <Navigate to={loginPath()} replace />;
}

function FromGuestPage({ fallback }: { fallback: string }) {
  const [path] = useState(() => wantedPath.peek() ?? fallback);
  useEffect(() => () => wantedPath.forget(), []);
  return <Navigate to={path} replace />;
}

/** Shows the page to whom the guard lets in, and sends all others where the specification says. */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { data: user, ...read } = useUser();
  const failure: unknown = read.error;
  if (guard === 'open') return children;
  if (user === undefined) {
    // Nobody was signed in here, or nobody can tell: pages for guests are as good as ever.
    if (guard === 'guest' && (failure || !readUserInfo())) return children;
    return failure ? <UnknownUser /> : <LoadingRoute />;
  }
  if (user?.in_review) return null;
  const verdict = judge(guard, user);
  if (verdict.go === 'signin') return <ToSignin />;
  if (verdict.go === 'pass') return children;
  return guard === 'guest' ? (
    <FromGuestPage fallback={verdict.path} />
  ) : (
    <Navigate to={verdict.path} replace />
  );
}
