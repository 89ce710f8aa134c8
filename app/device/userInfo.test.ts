import { afterEach, expect, test, vi } from 'vitest';
import { exampleUser } from '../testing/examples.ts';
import { readUserInfo, saveUserInfo } from './userInfo.ts';

afterEach(() => {
  vi.restoreAllMocks();
  saveUserInfo(null);
});

test('the fields that are shown are stored under the key of the specification, and nothing private', () => {
  saveUserInfo(exampleUser({ review: { submitted_at: '', expected_by: '', reason: 'private' } }));
  const stored = localStorage.getItem('userInfo') ?? '';
  expect(Object.keys(JSON.parse(stored) as object).toSorted()).toEqual([
    'avatar_url',
    'id',
    'in_review',
    'is_approved',
    'locale',
    'login_with',
    'name',
    'profile_pending',
  ]);
  // Parts of the email address, phone number, time zone, review and checklist of the example.
  for (const secret of ['maya@', '4821', 'Asia', 'private', 'payout']) {
    expect(stored).not.toContain(secret);
  }
});

test('without a user, the stored fields are removed', () => {
  saveUserInfo(exampleUser());
  saveUserInfo(null);
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(readUserInfo()).toBeNull();
});

test.each(['', '{', 'null', '5', '"x"', '[]', '{}', '{"id":1,"name":"x"}', '{"id":"x"}'])(
  'damaged storage is ignored: %s',
  (stored) => {
    localStorage.setItem('userInfo', stored);
    expect(readUserInfo()).toBeNull();
  },
);

test('the fields stay in memory if the browser denies storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readUserInfo()).toBeNull();
  saveUserInfo(exampleUser());
  expect(readUserInfo()).toMatchObject({ id: 'account-1' });
});
