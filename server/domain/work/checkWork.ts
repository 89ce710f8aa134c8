import type { CheckRule, SubmitTask } from '../../contract/submission.ts';
import type { Tx } from '../../database/schema.ts';
import { Refusal, type Sentence } from '../domainError.ts';
import { captionLimits, isPostLink, isSecureLink } from './postLinks.ts';
import { fieldOfRule, keepsRule, needsTick } from './rules.ts';
import type { StepRow, TaskRow } from './steps.ts';
import type { MyWork } from './workAccess.ts';

type Fields = Record<string, Sentence>;

/** Repeats the blocking checks of the browser on the server; refuses with all wrong fields. */
export async function checkWork(
  tx: Tx,
  { job }: MyWork,
  step: StepRow,
  body: SubmitTask,
): Promise<void> {
  const task = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', step.task_id)
    .executeTakeFirstOrThrow();
  const rules = (JSON.parse(job.rules_json) as CheckRule[]).filter(
    ({ task_ids, severity }) => severity === 'block' && (task_ids?.includes(task.id) ?? true),
  );
  const fields: Fields =
    step.key === 'draft'
      ? { ...checkRules(rules, body), ...checkDraft(task, body) }
      : step.key === 'live'
        ? checkLive(task, body)
        : checkInsight(body);
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', null, { fields });
}

/** The numbers that an insight step asks for. */
export const insightMetrics = ['views', 'likes', 'comments', 'shares', 'saves'];

function checkDraft(task: TaskRow, body: SubmitTask): Fields {
  const fields: Fields = {};
  if (body.caption.trim() === '') fields['caption'] = { key: 'rule.required' };
  else if (body.caption.length > captionLimits[task.platform])
    fields['caption'] = invalid('caption');
  const links = body.links.filter((link) => link !== '');
  if (links.length === 0) fields['links.0'] = { key: 'rule.required' };
  for (const [index, link] of body.links.entries()) {
    if (link !== '' && !isSecureLink(link)) fields[`links.${index}`] = broken('preview_link');
  }
  return fields;
}

function checkLive(task: TaskRow, body: SubmitTask): Fields {
  const fields: Fields = {};
  for (let index = 0; index < task.quantity; index += 1) {
    const link = body.links[index] ?? '';
    const isRepeated = body.links.indexOf(link) < index;
    if (link === '') fields[`links.${index}`] = { key: 'rule.required' };
    else if (!isPostLink(task.platform, link)) fields[`links.${index}`] = broken('post_link');
    else if (isRepeated) fields[`links.${index}`] = { key: 'work.sameLink' };
  }
  if (body.links.length > task.quantity) fields[`links.${task.quantity}`] = broken('post_link');
  return fields;
}

function checkInsight(body: SubmitTask): Fields {
  const missing = insightMetrics.filter((metric) => body.metrics[metric] === undefined);
  return Object.fromEntries(
    missing.map((metric) => [`metrics.${metric}`, { key: 'rule.required' as const }]),
  );
}

function checkRules(rules: CheckRule[], body: SubmitTask): Fields {
  const fields: Fields = {};
  for (const rule of rules) {
    if (!keepsRule(rule, body)) {
      fields[fieldOfRule(rule)] ??= { key: 'work.rule', values: { text: rule.text } };
    }
    if (needsTick(rule) && body.checklist[rule.id] !== true) {
      fields[`checklist.${rule.id}`] = { key: 'rule.required' };
    }
  }
  return fields;
}

function invalid(field: string): Sentence {
  return { key: 'rule.invalid', values: { field } };
}

function broken(field: string): Sentence {
  return { key: 'rule.regex', values: { field } };
}
