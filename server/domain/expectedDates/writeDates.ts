import { createFormats } from '@byline/design-system/formats';
import { formatCurrency, getProductFormats } from '../../../contract/rules/formats.ts';
import type { TimedStep } from '../../../contract/rules/expectedDates.ts';
import type { Database } from '../../database/schema.ts';
import { getLanguage } from '../../i18n/language.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { readApplicationDates, toStepTime } from './jobDates.ts';
import type { DateContext } from './dateFacts.ts';

/** Who reads the dates: account, language and time zone. */
export type DatesReader = { id: string; locale: string; timezone: string };

/**
 * Returns the dates of a user's application as one line of text, such as `✓ 22 Nov Accepted · Sat 5 Dec draft (your turn)`, with the name
 * of the time zone; null without an application.
 */
export async function writeJobDates(
  db: Database,
  reader: DatesReader,
  jobId: string,
  context: DateContext,
): Promise<string | null> {
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', reader.id)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!application) return null;
  const dates = await readApplicationDates(db, reader.id, [application.id], context);
  const steps = dates.get(jobId) ?? [];
  if (steps.length === 0) return null;
  const language = getLanguage(reader.locale);
  const zone = language.formatZone(context.now, reader.timezone);
  return `${steps.map((step) => writeStep(step, reader, context.now)).join(' · ')} (${zone})`;
}

const shownStates: Partial<Record<TimedStep['certainty'], MessageKey>> = {
  waiting_for_you: 'certainty.waiting_for_you',
  waiting_for_brand: 'certainty.waiting_for_brand',
  held: 'certainty.held',
  late: 'certainty.late',
};

function writeStep(step: TimedStep, reader: DatesReader, now: number): string {
  const { key, certainty, amount } = step;
  const language = getLanguage(reader.locale);
  const { locale } = language;
  // `nu-latn` selects Western digits.
  const { day } = createFormats(`${locale}-u-nu-latn`, getProductFormats(locale));
  // Approximate and past dates are written without the weekday.
  const isApproximate = certainty === 'expected' || certainty === 'waiting_for_brand';
  const length = isApproximate || certainty === 'done' ? 'short' : 'medium';
  const at = toStepTime(step);
  const shownDay = at === null ? null : day(at, { now, timeZone: reader.timezone, length });
  const state = shownStates[certainty];
  const facts = [
    key === 'in_wallet' && amount ? formatCurrency(amount) : null,
    state ? language.translate(state) : null,
  ].filter((fact) => fact !== null);
  return [
    certainty === 'done' ? '✓' : null,
    shownDay && isApproximate
      ? language.translate('mail.dates.about', { day: shownDay })
      : shownDay,
    language.translate(`date.${key}`),
    facts.length > 0 ? `(${facts.join(', ')})` : null,
  ]
    .filter((part) => part !== null)
    .join(' ');
}
