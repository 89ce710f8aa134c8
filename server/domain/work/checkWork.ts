import {
  findDraftGaps,
  getChecks,
  getTaskRules,
  insightMetrics,
  isSecureLink,
  needsTick,
  passesRule,
} from '../../../contract/rules/work.ts';
import { postAddresses } from '../../../contract/rules/postAddresses.ts';
import { platformNames } from '../../../contract/rules/platforms.ts';
import { captionLimits, findPost, isPostBy } from '../../../contract/rules/postLinks.ts';
import type { CheckRule, SubmitTask } from '../../../contract/schemas/submission.ts';
import { DomainError, type LocalizedMessage } from '../domainError.ts';
import type { StepRow, TaskRow } from '../steps/steps.ts';
import type { AcceptedWork } from './workAccess.ts';

type Fields = Record<string, LocalizedMessage>;

/** The connected account of a task's platform. */
export type PostingAccount = { handle: string; profile_url: string };

/**
 * Repeats the browser's blocking checks on the server, and refuses posts of another account than the connected one. Throws a
 * DomainError with all invalid fields.
 */
export function checkWork(
  { rules: briefRules }: AcceptedWork,
  task: TaskRow,
  step: StepRow,
  body: SubmitTask,
  account: PostingAccount | undefined,
): void {
  const taskRules = getTaskRules(briefRules, task);
  const rules = getChecks(taskRules, step.key).filter(({ severity }) => severity === 'block');
  const fields = checkStep(task, step, rules, body, account);
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', null, { fields });
}

function checkStep(
  task: TaskRow,
  step: StepRow,
  rules: CheckRule[],
  body: SubmitTask,
  account: PostingAccount | undefined,
): Fields {
  switch (step.key) {
    case 'draft':
      // An error of the draft itself replaces a rule's error on the same field.
      return { ...checkRules(rules, body), ...checkDraft(task, body) };
    case 'live':
      return checkLive(task, body, account);
    case 'insight':
      return checkInsight(body);
  }
}

const previewLinkError: LocalizedMessage = { key: 'rule.regex', values: { field: 'preview_link' } };

function checkDraft(task: TaskRow, body: SubmitTask): Fields {
  const fields: Fields = {};
  const gaps = findDraftGaps(body, captionLimits[task.platform]);
  if (gaps.includes('caption')) {
    fields['caption'] =
      body.caption.trim() === ''
        ? { key: 'rule.required' }
        : { key: 'rule.invalid', values: { field: 'caption' } };
  }
  if (gaps.includes('preview')) fields['links.0'] = { key: 'work.linkOrPictures' };
  for (const [index, link] of body.links.entries()) {
    if (link !== '' && !isSecureLink(link)) fields[`links.${index}`] = previewLinkError;
  }
  return fields;
}

function checkLive(task: TaskRow, body: SubmitTask, account: PostingAccount | undefined): Fields {
  const fields: Fields = {};
  const { platform, quantity } = task;
  const invalid = {
    key: 'work.invalidPostLink',
    values: { example: postAddresses[platform].example },
  } as const;
  const postIds = new Set<string>();
  for (let index = 0; index < quantity; index += 1) {
    const link = body.links[index] ?? '';
    const post = findPost(platform, link);
    if (link === '') fields[`links.${index}`] = { key: 'rule.required' };
    else if (!post) fields[`links.${index}`] = invalid;
    else if (postIds.has(post.id)) fields[`links.${index}`] = { key: 'work.samePost' };
    // Accepts null, which means that the address does not show who published the post.
    else if (account && isPostBy(platform, post, account) === false) {
      fields[`links.${index}`] = {
        key: 'work.otherAccount',
        values: {
          platform: platformNames[platform],
          owner: post.owner ?? '',
          handle: account.handle,
        },
      };
    }
    if (post) postIds.add(post.id);
  }
  if (body.links.length > quantity) fields[`links.${quantity}`] = invalid;
  return fields;
}

function checkInsight(body: SubmitTask): Fields {
  const missing = insightMetrics.filter((metric) => body.metrics[metric] === undefined);
  return {
    ...Object.fromEntries(
      missing.map((metric) => [`metrics.${metric}`, { key: 'rule.required' as const }]),
    ),
    ...(body.media.length === 0 && { media: { key: 'rule.required' as const } }),
  };
}

function checkRules(rules: CheckRule[], body: SubmitTask): Fields {
  const fields: Fields = {};
  const failed = rules.filter((rule) => !passesRule(rule, body));
  for (const [field, broken] of Map.groupBy(failed, getRuleField)) {
    const text = broken.map((rule) => rule.text).join(' ');
    fields[field] = { key: 'work.rule', values: { text } };
  }
  for (const rule of rules) {
    if (needsTick(rule) && body.checklist[rule.id] !== true) {
      fields[`checklist.${rule.id}`] = { key: 'rule.required' };
    }
  }
  return fields;
}

/** Returns the input that shows the error of a rule. */
function getRuleField({ kind }: CheckRule): string {
  if (kind === 'media_count') return 'media';
  return kind === 'link_domain' ? 'links.0' : 'caption';
}
