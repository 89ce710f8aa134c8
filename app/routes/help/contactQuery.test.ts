import { expect, test } from 'vitest';
import { getContactHref, getHelpHref } from '../../features/help/contactHref.ts';
import { findPageTitle, parseContactQuery } from './contactQuery.ts';

const read = (query: string) => parseContactQuery(new URLSearchParams(query));

test('parses what getContactHref writes', () => {
  const query = { topic: 'payment', payment: 'W-1', page: '/jobs/a?b=1' } as const;
  const href = getContactHref(query);
  expect(href).toBe('/contact-us?topic=payment&payment=W-1&page=%2Fjobs%2Fa%3Fb%3D1');
  expect(read(href.split('?')[1] ?? '')).toMatchObject(query);
});

test('a message about a job or payment has its topic', () => {
  expect(read('job=a').topic).toBe('job');
  expect(read('payment=W-1&job=a').topic).toBe('payment');
  expect(read('topic=gossip').topic).toBeUndefined();
});

test('leaves out an invalid page, and shortens a long subject', () => {
  expect(read('page=https://elsewhere.test').page).toBeUndefined();
  expect(read(`page=/${'x'.repeat(2048)}`).page).toBeUndefined();
  expect(read(`subject=${'x'.repeat(130)}`).subject).toHaveLength(120);
});

test.each([
  ['/jobs/sunrise-spritz?tab=tasks', 'job', 'sunrise-spritz', 'Job details', 'jobs'],
  ['/jobs/sunrise-spritz/submission', 'job', 'sunrise-spritz', 'Submission', 'submissions'],
  ['/jobs?q=tea', 'job', undefined, 'Jobs', 'jobs'],
  ['/job/history?unread=1', 'job', undefined, 'My jobs', 'jobs'],
  ['/dashboard', 'account', undefined, 'Dashboard', 'start'],
  ['/dashboard?tab=wallet&view=transactions', 'payment', undefined, 'Wallet', 'payments'],
  ['/dashboard?tab=wallet&view=year&year=2025', 'payment', undefined, 'Year', 'payments'],
  ['/profile', 'social', undefined, 'Profile', 'connected'],
  ['/profile/edit?section=payout', 'payment', undefined, 'Edit profile', 'payments'],
  ['/profile/edit?section=contact', 'account', undefined, 'Edit profile', 'account'],
  ['/help-center', undefined, undefined, 'Help center', null],
])(
  'the page %s gives a message its topic, job and title, and selects a category of the help center',
  (page, topic, job, title, category) => {
    const query = read(getContactHref({ page }).split('?')[1] ?? '');
    expect(query).toMatchObject({ page, topic, job });
    expect(findPageTitle(page)?.defaultMessage).toBe(title);
    expect(getHelpHref(page)).toBe(category ? `/help-center?category=${category}` : '/help-center');
  },
);
