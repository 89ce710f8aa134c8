import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProps } from '../../internal/useProps.ts';
import { Progress, Root, Steps } from './Stepper.styles.ts';
import { StepperStep, type StepperItem } from './StepperStep.tsx';
import { getStepState } from './stepState.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type { StepperItem } from './StepperStep.tsx';

export type StepperProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** The steps from first to last. */
  steps: readonly StepperItem[];
  /** The id of the current step; the steps before it are completed. */
  current: string;
  /**
   * Called with the id of a completed step when pressed. Without it, completed steps without `href` cannot be pressed.
   */
  onSelect?: (id: string) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Shows the progress through a task of several steps. From 576 px the steps are in a line; below, the current step is
 * named above the markers. Completed steps can be pressed if they have an `href` or there is an `onSelect`.
 */
export function Stepper(given: StepperProps) {
  const { label, steps, current, onSelect, ...props } = useProps('Stepper', given);
  if (isDevelopment) checkProps('Stepper', { steps });
  const { formatNumber } = useIntl();
  const currentIndex = steps.findIndex(({ id }) => id === current);
  return (
    <Root {...props} aria-label={label}>
      {currentIndex >= 0 && (
        <Progress data-part="progress" aria-hidden="true">
          <FormattedMessage
            id="ds.stepper.place"
            defaultMessage="Step {number} of {total}: {title}"
            values={{
              number: formatNumber(currentIndex + 1),
              total: formatNumber(steps.length),
              title: steps[currentIndex]?.label,
            }}
          />
        </Progress>
      )}
      <Steps data-part="steps">
        {steps.map((step, index) => (
          <StepperStep
            key={step.id}
            step={step}
            number={formatNumber(index + 1)}
            state={getStepState(index, currentIndex)}
            onSelect={onSelect}
          />
        ))}
      </Steps>
    </Root>
  );
}
