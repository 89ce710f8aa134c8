import { Banner, DateTime } from '@byline/design-system';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Step, Task } from '../../../contract/schemas/submission.ts';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';

/** Explains the state of a step that the user cannot edit. */
export function StepNote({
  step,
  task,
  ref,
}: {
  step: Step;
  task: Task;
  ref?: Ref<HTMLDivElement>;
}) {
  if (step.status === 'in_review') {
    return (
      <Banner
        ref={ref}
        title={<FormattedMessage id="stepNote.review" defaultMessage="The brand is reviewing it" />}
      >
        {step.auto_approve_at && (
          <FormattedMessage
            id="stepNote.auto"
            defaultMessage="Without a reply by {date}, the step is approved."
            values={{ date: <DateTime value={step.auto_approve_at} isInWords /> }}
          />
        )}
      </Banner>
    );
  }
  if (step.status === 'locked') {
    const previous = task.steps[task.steps.indexOf(step) - 1];
    return (
      <Banner
        ref={ref}
        title={<FormattedMessage id="stepNote.locked" defaultMessage="This step is not open yet" />}
      >
        {previous && (
          <FormattedMessage
            id="stepNote.opens"
            defaultMessage="It opens when “{step}” is approved."
            values={{ step: <FormattedMessage {...stepKeyLabels[previous.key]} /> }}
          />
        )}
      </Banner>
    );
  }
  if (step.status === 'missed') {
    return (
      <Banner
        ref={ref}
        tone="danger"
        title={<FormattedMessage id="stepNote.missed" defaultMessage="The due date has passed" />}
      >
        <FormattedMessage
          id="stepNote.missedText"
          defaultMessage="It was due {date}. Ask the brand for more time in the discussion."
          values={{ date: <DateTime value={step.due_at} isInWords /> }}
        />
      </Banner>
    );
  }
  return (
    <Banner
      ref={ref}
      tone="danger"
      title={<FormattedMessage id="stepNote.rejected" defaultMessage="This step was rejected" />}
    />
  );
}
