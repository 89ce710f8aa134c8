import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/schemas/profile.ts';
import { exampleUser } from '../../testing/examples.ts';
import { findFirstIncomplete, getNextStep, getPreviousStep, resolveStep } from './steps.ts';

const empty: Profile = {
  display_name: 'Ines',
  legal_name: '',
  birth_year: null,
  gender: null,
  country: null,
  city: '',
  languages: [],
  categories: [],
  bio: '',
  rates: [],
  shipping: null,
  preferences: { email_updates: 'instant', deadline_reminders: true, job_alerts: [] },
};
const about = { ...empty, legal_name: 'Ines', birth_year: 1998, country: 'PT', city: 'Porto' };
const complete = { ...about, categories: ['food'], languages: ['pt'] };
const user = (phone: boolean, social: boolean) =>
  exampleUser({ checklist: { profile: false, phone, social, payout: false } });

test('finds the first incomplete step', () => {
  expect(findFirstIncomplete(empty, user(false, false))).toBe('about');
  expect(findFirstIncomplete(about, user(false, false))).toBe('phone');
  expect(findFirstIncomplete(about, user(true, false))).toBe('content');
  expect(findFirstIncomplete(complete, user(true, false))).toBe('accounts');
  expect(findFirstIncomplete(complete, user(true, true))).toBe('send');
});

test('resolves earlier steps, but none after the first incomplete one', () => {
  expect(resolveStep('about', 'content')).toBe('about');
  expect(resolveStep('send', 'content')).toBe('content');
  expect(resolveStep('nonsense', 'content')).toBe('content');
  expect(resolveStep(null, 'send')).toBe('send');
});

test('returns the previous and next steps', () => {
  expect([getPreviousStep('about'), getNextStep('about')]).toEqual([null, 'phone']);
  expect([getPreviousStep('send'), getNextStep('send')]).toEqual(['accounts', 'send']);
});
