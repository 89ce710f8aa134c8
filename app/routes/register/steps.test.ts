import { expect, test } from 'vitest';
import { emptyProfile, exampleUser } from '../../testing/examples.ts';
import { findFirstIncomplete, getNextStep, getPreviousStep, resolveStep } from './steps.ts';

const empty = { ...emptyProfile, display_name: 'Ines' };
const about = { ...empty, legal_name: 'Ines', birth_year: 1998, country: 'PT', city: 'Porto' };
const complete = { ...about, categories: ['food'], languages: ['pt'] };
/** Returns a user with or without a verified phone and a connected account. */
const user = ({ phone = false, social = false } = {}) =>
  exampleUser({ checklist: { profile: false, phone, social, payout: false } });

test('the first incomplete step is found by profile and user', () => {
  expect(findFirstIncomplete(empty, user())).toBe('about');
  expect(findFirstIncomplete(about, user())).toBe('phone');
  expect(findFirstIncomplete(about, user({ phone: true }))).toBe('content');
  expect(findFirstIncomplete(complete, user({ phone: true }))).toBe('accounts');
  expect(findFirstIncomplete(complete, user({ phone: true, social: true }))).toBe('send');
});

test('the steps up to the first incomplete one can be opened; another address leads to that step', () => {
  expect(resolveStep('about', 'content')).toBe('about');
  expect(resolveStep('send', 'content')).toBe('content');
  expect(resolveStep('nonsense', 'content')).toBe('content');
  expect(resolveStep(null, 'send')).toBe('send');
});

test('the first step has no previous step, and the last is its own next step', () => {
  expect([getPreviousStep('about'), getNextStep('about')]).toEqual([null, 'phone']);
  expect([getPreviousStep('send'), getNextStep('send')]).toEqual(['accounts', 'send']);
});
