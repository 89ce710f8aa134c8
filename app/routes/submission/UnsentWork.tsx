import { useIntl } from 'react-intl';
import type { Step, Task } from '../../../contract/schemas/submission.ts';
import { UnsentTexts } from '../../features/requests/UnsentTexts.tsx';
import { getLocalDraft } from './localDraft.ts';
import { pageWords } from './pageWords.ts';
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
          label: formatMessage(pageWords.caption),
          text: caption,
        },
        {
          id: 'links',
          label:
            step.key === 'live'
              ? formatMessage(pageWords.postLink)
              : formatMessage(pageWords.previewLink),
          text: links.filter(Boolean).join('\n'),
        },
        {
          id: 'notes',
          label: formatMessage(pageWords.notes),
          text: notes,
        },
      ]}
      onDelete={local.clear}
    />
  );
}
