import type { StepKey } from '../../../contract/rules/states.ts';
import type { CheckRule, Task } from '../../../contract/schemas/submission.ts';
import type { Work } from './work.ts';

/** A rule of the job, and whether the work passes it. */
export type CheckResult = { rule: CheckRule; isPassed: boolean };

// #glow does not match within #glowing.
function hasTag(text: string, tag: string): boolean {
  for (let at = text.indexOf(tag); at >= 0; at = text.indexOf(tag, at + 1)) {
    if (!/[\p{L}\p{N}_]/u.test(text.charAt(at + tag.length))) return true;
  }
  return false;
}

function isOnDomain(link: string, domain: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname, protocol } = new URL(link);
  if (protocol !== 'https:' || /\s/.test(link)) return false;
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function isRuleMet({ kind, value }: CheckRule, { caption, links, media }: Work): boolean {
  const text = caption.toLowerCase();
  const required = value.toLowerCase();
  switch (kind) {
    case 'hashtag':
    case 'mention':
      return hasTag(text, required);
    case 'disclosure':
      return hasTag(text.split('\n', 1)[0] ?? '', required);
    case 'banned_word':
      return !text.includes(required);
    case 'caption_length':
      return caption.length <= Number(value);
    case 'media_count':
      return media.length >= Number(value);
    case 'link_domain':
      return links.every((link) => isOnDomain(link, required));
    default:
      return true;
  }
}

/** Returns the rules that apply to a task. */
export function getTaskRules(rules: readonly CheckRule[], task: Task): CheckRule[] {
  return rules.filter(({ task_ids: ids }) => ids?.includes(task.id) ?? true);
}

const checkedByField = [
  'url_pattern',
  'caption_length',
  'account_match',
  'media_count',
  'media_type',
];

/** Returns the rules that the user confirms by a checkbox each before submitting. */
export function getChecklist(rules: readonly CheckRule[], step: StepKey): CheckRule[] {
  if (step !== 'draft') return [];
  return rules.filter(
    ({ kind, severity }) => severity === 'block' && !checkedByField.includes(kind),
  );
}

/** Checks a draft against the rules of the job, as the server does. Other steps have no checks. */
export function runChecks(rules: readonly CheckRule[], work: Work, step: StepKey): CheckResult[] {
  if (step !== 'draft') return [];
  return rules
    .filter(({ kind }) => kind !== 'url_pattern')
    .map((rule) => ({ rule, isPassed: isRuleMet(rule, work) }));
}

/** Returns the pattern for links to published posts, if the job has one. */
export function getPostLinkPattern(rules: readonly CheckRule[]): string | undefined {
  return rules.find(({ kind }) => kind === 'url_pattern')?.value;
}

/** Returns the strictest caption limit in characters; undefined without a limit. */
export function getCaptionLimit(rules: readonly CheckRule[]): number | undefined {
  const limits = rules
    .filter(({ kind }) => kind === 'caption_length')
    .map(({ value }) => Number(value));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
