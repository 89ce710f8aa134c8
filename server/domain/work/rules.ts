import type { CheckRule, SubmitTask } from '../../../contract/schemas/submission.ts';
import { isSecureLink } from './postLinks.ts';

const firstLine = /^[^\n]*/;

/** Whether the work passes a rule of its job; the kinds without a check here always pass. */
export function passesRule(
  rule: CheckRule,
  work: Pick<SubmitTask, 'caption' | 'links'> & { media?: unknown[] },
): boolean {
  const caption = work.caption.toLowerCase();
  const value = rule.value.toLowerCase();
  switch (rule.kind) {
    case 'hashtag':
    case 'mention':
      return hasTag(caption, value);
    case 'disclosure':
      return hasTag(firstLine.exec(caption)?.[0] ?? '', value);
    case 'banned_word':
      return !caption.includes(value);
    case 'caption_length':
      return work.caption.length <= Number(rule.value);
    case 'link_domain':
      return work.links.every((link) => isOnDomain(link, value));
    case 'media_count':
      return (work.media?.length ?? 0) >= Number(rule.value);
    case 'url_pattern':
    case 'account_match':
    case 'media_type':
      return true;
  }
}

/** Whether the publisher confirms a rule in the checklist. */
export function needsConfirmation({ kind }: CheckRule): boolean {
  return ['hashtag', 'mention', 'disclosure', 'banned_word', 'link_domain'].includes(kind);
}

/** Returns the input that shows the error of a rule. */
export function getRuleField({ kind }: CheckRule): string {
  if (kind === 'media_count') return 'media';
  return kind === 'link_domain' ? 'links.0' : 'caption';
}

// A tag ends with its word: #glowing does not contain the tag #glow.
function hasTag(caption: string, tag: string): boolean {
  for (let at = caption.indexOf(tag); at >= 0; at = caption.indexOf(tag, at + 1)) {
    const next = caption.charAt(at + tag.length);
    if (!/[\p{L}\p{N}_]/u.test(next)) return true;
  }
  return false;
}

function isOnDomain(link: string, domain: string): boolean {
  if (!isSecureLink(link)) return false;
  const { hostname } = new URL(link);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
