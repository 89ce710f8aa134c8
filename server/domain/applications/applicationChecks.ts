import { countCharacters } from '@byline/design-system/validation';
import { formatAmount } from '../../../contract/rules/formats.ts';
import type { Apply } from '../../../contract/schemas/application.ts';
import type { Question } from '../../../contract/schemas/jobDetail.ts';
import { DomainError, type LocalizedMessage } from '../domainError.ts';
import type { JobRow } from '../jobs/jobRows.ts';

/** The part of the route's body that applies for a job; the route has other actions too. */
export type ApplyBody = Extract<Apply, { action: 'apply' }>;

/** Throws a DomainError if the brief has changed since the publisher has read it; older clients do not send the `version` they have read. */
export function assertVersionRead(job: JobRow, version: number | undefined): void {
  if (version !== undefined && version !== job.version) {
    throw new DomainError('conflict', 'application.changed');
  }
}

/** Validates the inputs of an application against the job; throws a DomainError with all invalid fields. */
export function checkApplication(job: JobRow, body: ApplyBody): void {
  const fields: Record<string, LocalizedMessage> = {
    ...checkPitch(job, body.pitch ?? ''),
    ...checkRate(job, body.rate),
    ...checkAnswers(JSON.parse(job.questions_json) as Question[], body.answers ?? {}),
  };
  if (job.pay_type === 'product' && !body.accept_unpaid) {
    fields['accept_unpaid'] = { key: 'rule.required' };
  }
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', null, { fields });
}

function checkPitch(job: JobRow, pitch: string): Record<string, LocalizedMessage> {
  if (job.pitch_required === 1 && pitch.trim() === '') return { pitch: { key: 'rule.required' } };
  return countCharacters(pitch) > job.pitch_max ? { pitch: invalid('pitch') } : {};
}

function checkRate(job: JobRow, rate: number | undefined): Record<string, LocalizedMessage> {
  if (job.pay_type !== 'range') return rate === undefined ? {} : { rate: invalid('rate') };
  if (rate === undefined) return { rate: { key: 'rule.required' } };
  const { pay_min: min, pay_max: max, currency } = job;
  const format = (amount: number) => formatAmount({ amount, currency });
  if (min !== null && rate < min) {
    return { rate: { key: 'rule.minValue', values: { field: 'rate', min: format(min) } } };
  }
  if (max !== null && rate > max) {
    return { rate: { key: 'rule.maxValue', values: { field: 'rate', max: format(max) } } };
  }
  return {};
}

function checkAnswers(
  questions: Question[],
  answers: Record<string, string>,
): Record<string, LocalizedMessage> {
  const fields: Record<string, LocalizedMessage> = {};
  for (const { id, required, max_length, label } of questions) {
    const answer = answers[id] ?? '';
    if (required && answer.trim() === '') fields[`answers.${id}`] = { key: 'rule.required' };
    if (countCharacters(answer) > max_length) {
      fields[`answers.${id}`] = { key: 'rule.invalid', values: { label } };
    }
  }
  const asked = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers)) {
    if (!asked.has(id)) fields[`answers.${id}`] = invalid('answers');
  }
  return fields;
}

function invalid(field: string): LocalizedMessage {
  return { key: 'rule.invalid', values: { field } };
}
