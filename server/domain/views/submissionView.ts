import { postAddresses } from '../../../contract/rules/postAddresses.ts';
import { captionLimits } from '../../../contract/rules/postLinks.ts';
import { platformNames } from '../../../contract/rules/platforms.ts';
import type { CheckRule, SubmissionView, Task } from '../../../contract/schemas/submission.ts';
import type { Database } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { toApplication } from '../applications/applicationView.ts';
import { readWork } from '../work/taskViews.ts';
import { findWork } from '../work/workAccess.ts';

/** Reads everything for the submission page; throws a DomainError unless the user was accepted for the job. */
export async function readSubmissionView(
  db: Database,
  accountId: string,
  jobId: string,
  language: Language,
): Promise<SubmissionView> {
  const { job, application, rules } = await findWork(db, accountId, jobId);
  const { tasks, submissions } = await readWork(db, application);
  return {
    application: toApplication(application, job.currency),
    tasks,
    rules: [...rules, ...tasks.flatMap((task) => platformRules(task, language))],
    history: submissions,
  };
}

// The limits of the platforms, so that the browser checks what the server checks.
function platformRules({ id, platform }: Task, language: Language): CheckRule[] {
  const limit = captionLimits[platform];
  return [
    {
      id: `post-link-${id}`,
      kind: 'url_pattern',
      severity: 'block',
      value: postAddresses[platform].example,
      text: language.translate('work.postLink', { platform: platformNames[platform] }),
      task_ids: [id],
    },
    {
      id: `caption-limit-${id}`,
      kind: 'caption_length',
      severity: 'block',
      value: String(limit),
      text: language.translate('work.captionLimit', { limit }),
      task_ids: [id],
    },
  ];
}
