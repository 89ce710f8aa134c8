import { useIntl } from 'react-intl';
import type { Step, Task } from '../../../contract/schemas/submission.ts';
import { UnsentTexts } from '../../features/requests/UnsentTexts.tsx';
import { getLocalDraft } from './localDraft.ts';
import { isSameWork, toWork } from './work.ts';

/** Shows the texts of a step that can no longer be submitted, as far as they are on this device and were not submitted. */
export function UnsentWork({ task, step }: { task: Task; step: Step }) {
  const { formatMessage } = useIntl();
  const { submission } = step;
  const local = getLocalDraft(task.id, step.key);
  const work = local.read()?.work;
  if (!work) return null;
  const isSubmitted =
    submission !== null &&
    submission.state !== 'draft' &&
    isSameWork(work, toWork(submission, step.key, task));
  if (isSubmitted) return null;
  const { caption, links, notes } = work;
  return (
    <UnsentTexts
      texts={[
        {
          id: 'caption',
          label: formatMessage({ id: 'submission.caption', defaultMessage: 'Caption' }),
          text: caption,
        },
        {
          id: 'links',
          label:
            step.key === 'live'
              ? formatMessage({ id: 'submission.postLink', defaultMessage: 'Post link' })
              : formatMessage({ id: 'submission.previewLink', defaultMessage: 'Preview link' }),
          text: links.filter(Boolean).join('\n'),
        },
        {
          id: 'notes',
          label: formatMessage({ id: 'submission.notes', defaultMessage: 'Notes for the brand' }),
          text: notes,
        },
      ]}
      onDelete={local.clear}
    />
  );
}
