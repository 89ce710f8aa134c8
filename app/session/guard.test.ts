import { describe, expect, test } from 'vitest';
import type { Guard } from '../routeTable.ts';
import { exampleUser } from '../testing/examples.ts';
import { resolveGuard, type GuardOutcome } from './guard.ts';

const notApproved = { is_approved: false, profile_pending: false };
const users = {
  guest: null,
  approved: exampleUser(),
  pending: exampleUser({ ...notApproved, profile_pending: true }),
  rejected: exampleUser(notApproved),
};

const render: GuardOutcome = { kind: 'render' };
const signin: GuardOutcome = { kind: 'signin' };
const redirect = (path: string): GuardOutcome => ({ kind: 'redirect', path });

const outcomes: Record<Guard, Record<keyof typeof users, GuardOutcome>> = {
  open: { guest: render, approved: render, pending: render, rejected: render },
  guest: {
    guest: render,
    approved: redirect('/dashboard'),
    pending: redirect('/dashboard'),
    rejected: redirect('/dashboard'),
  },
  signedIn: { guest: signin, approved: render, pending: render, rejected: render },
  pending: {
    guest: signin,
    approved: redirect('/dashboard'),
    pending: render,
    rejected: redirect('/error-401'),
  },
  approved: {
    guest: signin,
    approved: render,
    pending: redirect('/register/profile'),
    rejected: redirect('/error-401'),
  },
};

describe.each(Object.keys(outcomes) as Guard[])('the guard "%s"', (guard) => {
  test.each(Object.keys(users) as (keyof typeof users)[])(
    'leads a user who is %s to the specified page',
    (who) => expect(resolveGuard(guard, users[who])).toEqual(outcomes[guard][who]),
  );
});

test('approval takes precedence over a profile that is pending again', () => {
  const user = exampleUser({ profile_pending: true });
  expect(resolveGuard('approved', user)).toEqual(render);
  expect(resolveGuard('pending', user)).toEqual(redirect('/dashboard'));
});
