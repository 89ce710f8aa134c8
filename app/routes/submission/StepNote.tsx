import { Banner, DateTime } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Step, Task } from '../../../server/contract/submission.ts';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';

/** What a step is waiting for, when there is nothing to write. */
export function StepNote({ step, task }: { step: Step; task: Task }) {
  if (step.status === 'in_review') {
    return (
      <Banner
        title={
          <FormattedMessage id="stepNote.review" defaultMessage="The brand is looking at it" />
        }
      >
        {step.auto_approve_at && (
          <FormattedMessage
            id="stepNote.auto"
            defaultMessage="If it says nothing by {date}, the step counts as approved."
            values={{ date: <DateTime value={step.auto_approve_at} /> }}
          />
        )}
      </Banner>
    );
  }
  if (step.status === 'locked') {
    const before = task.steps[task.steps.indexOf(step) - 1];
    return (
      <Banner
        title={<FormattedMessage id="stepNote.locked" defaultMessage="This step is not open yet" />}
      >
        {before && (
          <FormattedMessage
            id="stepNote.opens"
            defaultMessage="It opens when “{step}” is approved."
            values={{ step: <FormattedMessage {...stepKeyLabels[before.key]} /> }}
          />
        )}
      </Banner>
    );
  }
  if (step.status === 'missed') {
    return (
      <Banner
        tone="danger"
        title={<FormattedMessage id="stepNote.missed" defaultMessage="The date has passed" />}
      >
        <FormattedMessage
          id="stepNote.missedText"
          defaultMessage="It was due {date}. Write to support if you need more time."
          values={{ date: <DateTime value={step.due_at} /> }}
        />
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      title={<FormattedMessage id="stepNote.rejected" defaultMessage="This step was rejected" />}
    />
  );
}
