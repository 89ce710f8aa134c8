import type { Question } from '../../contract/jobDetail.ts';
import type { JobRow } from '../jobs/jobRows.ts';
import { Refusal, type Sentence } from '../domainError.ts';
import type { ApplyBody } from './apply.ts';

/** Judges the inputs of an application by what the job asks for; refuses with all wrong fields. */
export function checkApplication(job: JobRow, body: ApplyBody): void {
  const fields: Record<string, Sentence> = {
    ...checkPitch(job, body.pitch ?? ''),
    ...checkRate(job, body.rate),
    ...checkAnswers(JSON.parse(job.questions_json) as Question[], body.answers ?? {}),
  };
  if (job.pay_type === 'product' && !body.accept_unpaid) {
    fields['accept_unpaid'] = { key: 'rule.required' };
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', null, { fields });
}

function checkPitch(job: JobRow, pitch: string): Record<string, Sentence> {
  if (job.pitch_required === 1 && pitch.trim() === '') return { pitch: { key: 'rule.required' } };
  return pitch.length > job.pitch_max ? { pitch: invalid('pitch') } : {};
}

function checkRate(job: JobRow, rate: number | undefined): Record<string, Sentence> {
  if (job.pay_type !== 'range') return rate === undefined ? {} : { rate: invalid('rate') };
  if (rate === undefined) return { rate: { key: 'rule.required' } };
  const { pay_min: min, pay_max: max } = job;
  if (min !== null && rate < min) return { rate: bound('rule.minValue', { min: units(min) }) };
  return max !== null && rate > max ? { rate: bound('rule.maxValue', { max: units(max) }) } : {};
}

function checkAnswers(
  questions: Question[],
  answers: Record<string, string>,
): Record<string, Sentence> {
  const fields: Record<string, Sentence> = {};
  for (const { id, required, max_length, label } of questions) {
    const answer = answers[id] ?? '';
    if (required && answer.trim() === '') fields[`answers.${id}`] = { key: 'rule.required' };
    if (answer.length > max_length) {
      fields[`answers.${id}`] = { key: 'rule.invalid', values: { field: label } };
    }
  }
  const asked = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers)) {
    if (!asked.has(id)) fields[`answers.${id}`] = invalid(id);
  }
  return fields;
}

function invalid(field: string): Sentence {
  return { key: 'rule.invalid', values: { field } };
}

function bound(key: 'rule.minValue' | 'rule.maxValue', values: Record<string, string>): Sentence {
  return { key, values: { field: 'rate', ...values } };
}

function units(amount: number): string {
  return (amount / 100).toFixed(2);
}
