import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { StepStatus } from '../../../contract/rules/states.ts';
import type { SubmissionView } from '../../../contract/schemas/submission.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { stepKeyLabels, stepLabels } from '../../features/jobs/stateLabels.ts';
import { useAnnounceChanges } from '../../features/requests/useAnnounceChanges.ts';

// Changes that the brand or the clock causes; users need no notice of their own actions.
const news: readonly StepStatus[] = ['approved', 'changes_requested', 'rejected', 'missed'];

/** Announces what the brand decides about the work while the page is open. */
export function useReviewNews(view: SubmissionView | undefined): void {
  const { formatMessage } = useIntl();
  const texts = useMemo(
    () =>
      view &&
      Object.fromEntries(
        view.tasks.flatMap((task) =>
          task.steps.map(({ key, status }) => [
            `${task.id} ${key}`,
            news.includes(status)
              ? formatMessage(jobWords.reviewNews, {
                  task: task.title,
                  step: formatMessage(stepKeyLabels[key]),
                  state: formatMessage(stepLabels[status]),
                })
              : null,
          ]),
        ),
      ),
    [formatMessage, view],
  );
  useAnnounceChanges(texts);
}
