import { expect, test } from 'vitest';
import { getContactHref } from '../../features/help/contactHref.ts';
import { parseContactQuery } from './contactQuery.ts';

const read = (query: string) => parseContactQuery(new URLSearchParams(query));

test('parses what getContactHref writes', () => {
  const query = { topic: 'payment', payment: 'W-1', page: '/jobs/a?b=1' } as const;
  const href = getContactHref(query);
  expect(href).toBe('/contact-us?topic=payment&payment=W-1&page=%2Fjobs%2Fa%3Fb%3D1');
  expect(read(href.split('?')[1] ?? '')).toMatchObject(query);
});

test('derives the topic from a job or payment', () => {
  expect(read('job=a').topic).toBe('job');
  expect(read('payment=W-1&job=a').topic).toBe('payment');
  expect(read('topic=gossip').topic).toBeUndefined();
});

test('leaves out invalid values that the form does not show', () => {
  expect(read('page=https://elsewhere.test').page).toBeUndefined();
  expect(read(`page=/${'x'.repeat(2048)}`).page).toBeUndefined();
  expect(read(`subject=${'x'.repeat(130)}`).subject).toHaveLength(120);
});
