import type { User } from '../../server/contract/user.ts';
import { paths } from '../paths.ts';
import type { Guard } from '../routeTable.ts';

/** What happens: the page is shown, the person is sent elsewhere, or to sign in and back. */
export type GuardOutcome = { go: 'pass' } | { go: 'to'; path: string } | { go: 'signin' };

const pass: GuardOutcome = { go: 'pass' };

function judgeUser(guard: Guard, user: User): GuardOutcome {
  if (guard === 'guest') return { go: 'to', path: paths.dashboard };
  if (guard === 'signedIn') return pass;
  if (guard === 'pending') {
    if (user.is_approved) return { go: 'to', path: paths.dashboard };
    return user.profile_pending ? pass : { go: 'to', path: paths.error401 };
  }
  if (user.is_approved) return pass;
  return { go: 'to', path: user.profile_pending ? paths.registerProfile : paths.error401 };
}

/**
 * The guard of the specification (sections 2, 4 and 6). Somebody in review is logged out before any
 * page is judged, so is not a case here.
 */
export function resolveGuard(guard: Guard, user: User | null): GuardOutcome {
  if (guard === 'open') return pass;
  if (!user) return guard === 'guest' ? pass : { go: 'signin' };
  return judgeUser(guard, user);
}
