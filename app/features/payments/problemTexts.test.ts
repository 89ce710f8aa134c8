import { expect, onTestFinished, test } from 'vitest';
import { locales } from '../../../contract/rules/locales.ts';
import { problemReasons, type ProblemReason } from '../../../contract/rules/paymentProblems.ts';
import { catalogues } from '../../../server/i18n/catalogue.ts';
import { syncServerTime } from '../../api/serverTime.ts';
import { getProblemDate, reasonTexts } from './problemTexts.tsx';

const texts = import.meta.glob<Record<string, string>>('../../i18n/*.json', {
  eager: true,
  import: 'default',
});

test.each(locales)('pages and emails give a reason in the same words, in %s', (locale) => {
  for (const code of Object.keys(problemReasons) as ProblemReason[]) {
    const id = String(reasonTexts[code].id);
    expect(texts[`../../i18n/${locale}.json`]?.[id], id).toBe(
      catalogues[locale][`problem.${code}`],
    );
  }
});

test('whether a date was missed depends on the clock of the server, not of the device', () => {
  onTestFinished(() => syncServerTime(new Date().toISOString()));
  const problem = { new_date: null, answer_by: '2026-12-05T08:00:00.000Z', review_on: null };
  syncServerTime('2026-12-05T07:00:00.000Z');
  expect(getProblemDate(problem)).toMatchObject({ kind: 'answer', isMissed: false });
  syncServerTime('2026-12-05T09:00:00.000Z');
  expect(getProblemDate(problem)).toMatchObject({ kind: 'answer', isMissed: true });
});
