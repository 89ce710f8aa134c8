import { Banner, Prose } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Step, Submission } from '../../../contract/schemas/submission.ts';
import { toLang } from './BrandText.tsx';

type RequestedChangesProps = {
  step: Step;
  /** The versions of the step’s task, oldest first. */
  versions: readonly Submission[];
  /** The language of the brand. */
  language: string;
};

/** Shows what the brand asks for, and how many revisions are left; nothing for a step without requested changes. */
export function RequestedChanges({ step, versions, language }: RequestedChangesProps) {
  // The feedback of the newest submitted version, because a draft that was saved later has none.
  const feedback = versions.findLast((version) => version.step === step.key)?.feedback ?? [];
  if (step.status !== 'changes_requested' || feedback.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage id="taskWork.feedback" defaultMessage="The brand requested changes" />
      }
    >
      {feedback.map(({ at, text }) => (
        <Prose key={at} text={text} lang={toLang(language)} />
      ))}
      {step.revisions_left !== null && (
        <FormattedMessage
          id="taskWork.revisions"
          defaultMessage="{count, plural, =0 {This is the last included version.} one {# more revision is included.} other {# more revisions are included.}}"
          values={{ count: step.revisions_left }}
        />
      )}
    </Banner>
  );
}
