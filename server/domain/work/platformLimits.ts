import type { CheckRule, Task } from '../../contract/submission.ts';
import type { Language } from '../../i18n/language.ts';
import { platformNames } from '../jobs/requirements.ts';
import { captionLimits, postLinkPattern } from './postLinks.ts';

/** What the platforms themselves ask of each task, so that the browser judges by the server's own limits. */
export function platformLimits(
  tasks: readonly Pick<Task, 'id' | 'platform'>[],
  language: Language,
): CheckRule[] {
  return tasks.flatMap(({ id, platform }): CheckRule[] => {
    const limit = captionLimits[platform];
    return [
      {
        id: `post-link-${id}`,
        kind: 'url_pattern',
        severity: 'block',
        value: postLinkPattern(platform),
        text: language.say('work.postLink', { platform: platformNames[platform] }),
        task_ids: [id],
      },
      {
        id: `caption-limit-${id}`,
        kind: 'caption_length',
        severity: 'block',
        value: String(limit),
        text: language.say('work.captionLimit', { limit: language.number(limit) }),
        task_ids: [id],
      },
    ];
  });
}
