import { expect, test } from 'vitest';
import type { Platform } from '../../../contract/rules/platforms.ts';
import { toApply } from './applyValues.ts';

const base = {
  action: 'apply',
  account: 'tiktok',
  accept_terms: true,
  version: 3,
  client_ref: 'ref-1',
};
const toJob = (...platforms: Platform[]) => ({ platforms, version: 3 });

test('an application leaves out empty values', () => {
  expect(
    toApply(
      { account: 'tiktok', pitch: '', rate: null, 'answers.idea': '' },
      toJob('tiktok', 'youtube'),
      'ref-1',
    ),
  ).toEqual(base);
});

test('an application has pitch, rate and answers unchanged', () => {
  const values = {
    account: 'tiktok' as const,
    pitch: ' I film at six. ',
    rate: 0,
    'answers.idea': 'On my terrace',
    'answers.a.b': 'A dot in the id',
  };
  expect(toApply(values, toJob('tiktok', 'youtube'), 'ref-1')).toEqual({
    ...base,
    pitch: ' I film at six. ',
    rate: 0,
    answers: { idea: 'On my terrace', 'a.b': 'A dot in the id' },
  });
});

test('an application accepts unpaid work only if the form has asked for it', () => {
  const values = { account: 'tiktok' as const, accept_unpaid: true };
  expect(toApply(values, toJob('tiktok', 'youtube'), 'ref-1')).toEqual({
    ...base,
    accept_unpaid: true,
  });
});

test('an application to a job with one platform has this platform, for which the form does not ask', () => {
  expect(toApply({}, toJob('youtube'), 'ref-1')).toEqual({ ...base, account: 'youtube' });
  expect(toApply({ account: 'tiktok' }, toJob('youtube', 'tiktok'), 'ref-1')).toEqual(base);
});
