import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Place, Root, Steps } from './Stepper.styles.ts';
import { StepperStep } from './StepperStep.tsx';
import { stateOf } from './stepState.ts';

/** One step of a wizard. */
export type StepperItem = {
  /** Tells the steps apart. */
  id: string;
  /** What it asks for, in a word or two. */
  label: ReactNode;
  /**
   * Something in it has to be put right.
   * @default false
   */
  hasError?: boolean;
  /**
   * Where it stands; a link once it is done.
   * @default no link
   */
  href?: string;
};

export type StepperProps = {
  /** What the steps lead to; the name of the navigation. */
  label: string;
  /** From the first to the last. */
  steps: readonly StepperItem[];
  /** The id of the step that the reader is at; those before it are done. */
  current: string;
  /**
   * Called with the id of a done step that is pressed; makes those without an address buttons.
   * @default done steps without an address cannot be pressed
   */
  onSelect?: (id: string) => void;
  id?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * How far a reader is in something of several steps. In a line from 576 px; below, the name of the current step
 * above signs for all. Done steps lead back where they have an address or there is an `onSelect`.
 */
export function Stepper({ label, steps, current, onSelect, ...props }: StepperProps) {
  const { formatNumber } = useIntl();
  const place = steps.findIndex(({ id }) => id === current);
  return (
    <Root {...props} aria-label={label}>
      {place >= 0 && (
        <Place aria-hidden="true">
          <FormattedMessage
            id="ds.stepper.place"
            defaultMessage="Step {number} of {total}: {title}"
            values={{
              number: formatNumber(place + 1),
              total: formatNumber(steps.length),
              title: steps[place]?.label,
            }}
          />
        </Place>
      )}
      <Steps>
        {steps.map((step, index) => (
          <StepperStep
            key={step.id}
            step={step}
            number={formatNumber(index + 1)}
            state={stateOf(index, place)}
            {...(onSelect && { onSelect })}
          />
        ))}
      </Steps>
    </Root>
  );
}
