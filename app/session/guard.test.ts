import { describe, expect, test } from 'vitest';
import { exampleUser } from '../testing/examples.ts';
import type { Guard } from '../routeTable.ts';
import { resolveGuard, type GuardOutcome } from './guard.ts';

const nobody = { is_approved: false, profile_pending: false };
const people = {
  guest: null,
  approved: exampleUser(),
  pending: exampleUser({ ...nobody, profile_pending: true }),
  rejected: exampleUser(nobody),
};

const pass: GuardOutcome = { go: 'pass' };
const signin: GuardOutcome = { go: 'signin' };
const to = (path: string): GuardOutcome => ({ go: 'to', path });

const table: Record<Guard, Record<keyof typeof people, GuardOutcome>> = {
  open: { guest: pass, approved: pass, pending: pass, rejected: pass },
  guest: {
    guest: pass,
    approved: to('/dashboard'),
    pending: to('/dashboard'),
    rejected: to('/dashboard'),
  },
  signedIn: { guest: signin, approved: pass, pending: pass, rejected: pass },
  pending: {
    guest: signin,
    approved: to('/dashboard'),
    pending: pass,
    rejected: to('/error-401'),
  },
  approved: {
    guest: signin,
    approved: pass,
    pending: to('/register/profile'),
    rejected: to('/error-401'),
  },
};

describe.each(Object.keys(table) as Guard[])('a page with the guard "%s"', (guard) => {
  test.each(Object.keys(people) as (keyof typeof people)[])(
    'sends somebody who is %s where the specification says',
    (who) => expect(resolveGuard(guard, people[who])).toEqual(table[guard][who]),
  );
});

test('approval counts before a profile that is pending again', () => {
  const user = exampleUser({ profile_pending: true });
  expect(resolveGuard('approved', user)).toEqual(pass);
  expect(resolveGuard('pending', user)).toEqual(to('/dashboard'));
});
