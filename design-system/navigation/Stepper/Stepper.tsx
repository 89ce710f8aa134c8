import type { Ref } from 'react';
import { StepPlace } from './StepPlace.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { Progress, Root, Steps } from './Stepper.styles.ts';
import { StepperStep, type StepperItem } from './StepperStep.tsx';
import { getStepState } from './stepState.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type { StepperItem } from './StepperStep.tsx';

export type StepperProps<Id extends string = string> = {
  /** The accessible name of the navigation. */
  'aria-label': string;
  /** The steps from first to last. */
  items: readonly StepperItem<Id>[];
  /** The id of the current step (controlled); the steps before it are completed. */
  selectedKey?: string;
  /** The id of the initially current step (uncontrolled). By default the first one. */
  defaultSelectedKey?: string;
  /**
   * Called with the id of a completed step when pressed. With `selectedKey` and without it, completed steps without `href` cannot be
   * pressed.
   */
  onSelectionChange?: (key: Id) => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Shows the progress through a task of several steps. From 576 px the steps are in a line; below, the current step is
 * named above the markers. Completed steps can be pressed if they have an `href` or the selection can change.
 */
export function Stepper<Id extends string = string>(given: StepperProps<Id>) {
  const {
    'aria-label': label,
    items,
    selectedKey: selectedKeyControlled,
    defaultSelectedKey,
    onSelectionChange,
    ...props
  } = useProps('Stepper', given);
  if (isDevelopment) checkProps('Stepper', { items });
  const { formatNumber } = useIntl();
  const [selectedKey, select] = useControllable<string>(
    selectedKeyControlled,
    defaultSelectedKey ?? items[0]?.id ?? '',
    onSelectionChange as ((key: string) => void) | undefined,
  );
  const isFixed = selectedKeyControlled !== undefined && !onSelectionChange;
  const currentIndex = items.findIndex(({ id }) => id === selectedKey);
  return (
    <Root {...props} aria-label={label}>
      {currentIndex >= 0 && (
        <Progress data-part="progress" aria-hidden="true">
          <StepPlace
            number={currentIndex + 1}
            total={items.length}
            title={items[currentIndex]?.label}
          />
        </Progress>
      )}
      <Steps data-part="steps">
        {items.map((step, index) => (
          <StepperStep
            key={step.id}
            step={step}
            number={formatNumber(index + 1)}
            state={getStepState(index, currentIndex)}
            onSelect={isFixed ? undefined : select}
          />
        ))}
      </Steps>
    </Root>
  );
}
