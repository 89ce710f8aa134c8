import type { Brief } from '../../../contract/schemas/jobDetail.ts';
import type { CheckRule } from '../../../contract/schemas/submission.ts';

/** Creates the checks of a job from its brief; all of them block a submission. */
export function briefRules(
  brief: Pick<Brief, 'hashtags' | 'mentions' | 'disclosure'>,
): CheckRule[] {
  return [
    ...brief.disclosure.map((value, index) =>
      blockingRule('disclosure', index, value, `Say ${value} in the first line of the caption.`),
    ),
    ...brief.hashtags.map((value, index) =>
      blockingRule('hashtag', index, value, `Use the hashtag ${value}.`),
    ),
    ...brief.mentions.map((value, index) =>
      blockingRule('mention', index, value, `Mention ${value}.`),
    ),
  ];
}

function blockingRule(
  kind: 'disclosure' | 'hashtag' | 'mention',
  index: number,
  value: string,
  text: string,
): CheckRule {
  const id = index === 0 ? kind : `${kind}-${index + 1}`;
  return { id, kind, value, text, severity: 'block', task_ids: null };
}
