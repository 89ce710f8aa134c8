import type { Brief } from '../../contract/jobDetail.ts';
import type { CheckRule } from '../../contract/submission.ts';

/** Makes the checks of a job from its brief: what the brief demands blocks. */
export function briefRules(
  brief: Pick<Brief, 'hashtags' | 'mentions' | 'disclosure'>,
): CheckRule[] {
  return [
    ...brief.disclosure.map((value, index) =>
      blocking('disclosure', index, value, `Say ${value} in the first line of the caption.`),
    ),
    ...brief.hashtags.map((value, index) =>
      blocking('hashtag', index, value, `Use the hashtag ${value}.`),
    ),
    ...brief.mentions.map((value, index) => blocking('mention', index, value, `Mention ${value}.`)),
  ];
}

function blocking(
  kind: 'disclosure' | 'hashtag' | 'mention',
  index: number,
  value: string,
  text: string,
): CheckRule {
  const id = index === 0 ? kind : `${kind}-${index + 1}`;
  return { id, kind, value, text, severity: 'block', task_ids: null };
}
