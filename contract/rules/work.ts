import { countCharacters } from '@byline/design-system/validation';
import { parseUrl } from './parseUrl.ts';
import type { StepKey } from './states.ts';
import { hasTag } from './tags.ts';

/** Kinds of checks of a draft. */
export const checkKinds = [
  'hashtag',
  'mention',
  'disclosure',
  'link_domain',
  'caption_length',
  'media_count',
  'media_type',
  'url_pattern',
  'account_match',
  'banned_word',
] as const;
/** Kind of a check of a draft. */
export type CheckKind = (typeof checkKinds)[number];

/** The metrics of an insight step. */
export const insightMetrics = ['views', 'likes', 'comments', 'shares', 'saves'] as const;

/** The highest value of a metric. */
export const maxMetric = 1_000_000_000;

type Rule = { kind: CheckKind; value: string; severity: 'block' | 'warn' };
type Work = { caption: string; links: readonly string[]; media: readonly unknown[] };

// Kinds of rules that the submitted work cannot prove.
const uncheckedKinds: readonly CheckKind[] = ['account_match', 'media_type'];

/** Returns the rules of a job that apply to a task; rules whose `task_ids` are null apply to every task. */
export function getTaskRules<Row extends { task_ids: readonly string[] | null }>(
  rules: readonly Row[],
  task: { id: string },
): Row[] {
  return rules.filter(({ task_ids: ids }) => ids?.includes(task.id) ?? true);
}

/** Returns the rules that a step is checked against: only drafts have checks; the link of a post is validated by its field. */
export function getChecks<Row extends Rule>(rules: readonly Row[], step: StepKey): Row[] {
  return step === 'draft' ? rules.filter(({ kind }) => kind !== 'url_pattern') : [];
}

/** Returns whether code can check a rule in a draft; otherwise the creator must confirm it. */
export function isCheckable({ kind }: Pick<Rule, 'kind'>): boolean {
  return !uncheckedKinds.includes(kind);
}

/** Returns whether a creator must tick a rule before submitting a draft: a blocking rule that code cannot check. */
export function needsTick(rule: Rule): boolean {
  return rule.severity === 'block' && !isCheckable(rule);
}

/** Returns whether a draft passes a rule; rules that code cannot check always pass. */
export function passesRule({ kind, value }: Rule, { caption: text, links, media }: Work): boolean {
  // The server stores texts in NFC.
  const caption = text.normalize();
  switch (kind) {
    case 'hashtag':
    case 'mention':
      return hasTag(caption, value);
    case 'disclosure':
      return hasTag(caption.split('\n', 1)[0] ?? '', value);
    case 'banned_word':
      return !caption.toLowerCase().includes(value.normalize().toLowerCase());
    case 'caption_length':
      return countCharacters(text) <= Number(value);
    case 'media_count':
      return media.length >= Number(value);
    case 'link_domain':
      return links.every((link) => isOnDomain(link, value.toLowerCase()));
    case 'url_pattern':
    case 'account_match':
    case 'media_type':
      return true;
  }
}

/** What a draft lacks before it can be submitted, apart from the rules of the brief. */
export type DraftGap = 'caption' | 'preview' | 'link';

/**
 * Returns what a draft lacks: a caption that the platform accepts (`captionLimit` characters), a preview link or a picture, links that are
 * valid.
 */
export function findDraftGaps({ caption, links, media }: Work, captionLimit: number): DraftGap[] {
  const typed = links.filter((link) => link !== '');
  const gaps: Record<DraftGap, boolean> = {
    caption: caption.trim() === '' || caption.length > captionLimit,
    preview: typed.length === 0 && media.length === 0,
    link: !typed.every(isSecureLink),
  };
  return (Object.keys(gaps) as DraftGap[]).filter((gap) => gaps[gap]);
}

/** Returns the strictest caption limit in characters; undefined without a limit. */
export function getCaptionLimit(rules: readonly Rule[]): number | undefined {
  const limits = rules
    .filter(({ kind }) => kind === 'caption_length')
    .map(({ value }) => Number(value));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Input pattern for links that `isSecureLink` accepts. It allows capitals, because phones capitalize the first letter. */
export const secureLinkPattern = '[Hh][Tt][Tt][Pp][Ss]://\\S+';

/** Returns whether a text is a valid https link. */
export function isSecureLink(link: string): boolean {
  return parseUrl(link)?.protocol === 'https:' && !/\s/.test(link);
}

function isOnDomain(link: string, domain: string): boolean {
  if (!isSecureLink(link)) return false;
  const { hostname } = new URL(link);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
