import type { StepKey } from '../../../server/contract/states.ts';
import type { CheckRule, Task } from '../../../server/contract/submission.ts';
import type { Work } from './work.ts';

/** A rule of the job and whether the work keeps it. */
export type CheckResult = { rule: CheckRule; isPassed: boolean };

// A tag ends where a word ends: #glow is not kept by #glowing.
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

function isRuleMet({ kind, value }: CheckRule, { caption, links }: Work): boolean {
  const text = caption.toLowerCase();
  const wanted = value.toLowerCase();
  switch (kind) {
    case 'hashtag':
    case 'mention':
      return hasTag(text, wanted);
    case 'disclosure':
      return hasTag(text.split('\n', 1)[0] ?? '', wanted);
    case 'banned_word':
      return !text.includes(wanted);
    case 'caption_length':
      return caption.length <= Number(value);
    case 'link_domain':
      return links.every((link) => isOnDomain(link, wanted));
    default:
      return true;
  }
}

/** The rules of a task, those for all tasks among them. */
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

/** The rules that the author confirms one by one before sending. */
export function getChecklist(rules: readonly CheckRule[], step: StepKey): CheckRule[] {
  if (step !== 'draft') return [];
  return rules.filter(
    ({ kind, severity }) => severity === 'block' && !checkedByField.includes(kind),
  );
}

/** Judges a draft by the rules of the job, as the server will. Other steps have nothing to be judged. */
export function runChecks(rules: readonly CheckRule[], work: Work, step: StepKey): CheckResult[] {
  if (step !== 'draft') return [];
  return rules
    .filter(({ kind }) => kind !== 'url_pattern')
    .map((rule) => ({ rule, isPassed: isRuleMet(rule, work) }));
}

/** The pattern that the link of a published post has, where the job gives one. */
export function getPostLinkPattern(rules: readonly CheckRule[]): string | undefined {
  return rules.find(({ kind }) => kind === 'url_pattern')?.value;
}

/** The longest caption that is taken, in characters; undefined where there is no limit. */
export function getCaptionLimit(rules: readonly CheckRule[]): number | undefined {
  const limits = rules
    .filter(({ kind }) => kind === 'caption_length')
    .map(({ value }) => Number(value));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
