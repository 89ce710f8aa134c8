import type { User } from '../../contract/schemas/user.ts';
import { paths } from '../paths.ts';
import type { Guard } from '../routeTable.ts';

/** What a guard does: render the page, redirect to a path, or redirect to sign-in and return afterwards. */
export type GuardOutcome =
  | { kind: 'render' }
  | { kind: 'redirect'; path: string }
  | { kind: 'signin' };

const render: GuardOutcome = { kind: 'render' };

function redirect(path: string): GuardOutcome {
  return { kind: 'redirect', path };
}

/** Resolves a guard for a signed-in user. */
function resolveForUser(guard: Guard, user: User): GuardOutcome {
  if (guard === 'guest') return redirect(paths.dashboard);
  if (guard === 'signedIn') return render;
  if (guard === 'pending') {
    if (user.is_approved) return redirect(paths.dashboard);
    return user.profile_pending ? render : redirect(paths.error401);
  }
  if (user.is_approved) return render;
  return redirect(user.profile_pending ? paths.registerProfile : paths.error401);
}

/**
 * Resolves a guard for the current user by the rules of the specification (sections 2, 4 and 6). Users in review are
 * logged out before any guard runs.
 */
export function resolveGuard(guard: Guard, user: User | null): GuardOutcome {
  if (guard === 'open') return render;
  if (!user) return guard === 'guest' ? render : { kind: 'signin' };
  return resolveForUser(guard, user);
}
