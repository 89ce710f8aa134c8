import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Marker, State, StaticStep, Step, StepButton, StepLink, Title } from './Stepper.styles.ts';
import type { StepState } from './stepState.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

/** A step of a Stepper. */
export type StepperItem<Id extends string = string> = {
  /** The unique id. */
  id: Id;
  /** The label, in one or two words. */
  label: ReactNode;
  /**
   * Whether the step has errors.
   * @default false
   */
  isInvalid?: boolean;
  /** The URL of the step, which is a link once completed. */
  href?: string;
};

type StepperStepProps = {
  step: StepperItem;
  number: string;
  state: StepState;
  onSelect?: (id: string) => void;
};

const stateLabels = defineMessages({
  done: { id: 'ds.stepper.done', defaultMessage: 'Completed:' },
  current: { id: 'ds.stepper.current', defaultMessage: 'Current:' },
  upcoming: { id: 'ds.stepper.upcoming', defaultMessage: 'Upcoming:' },
  error: { id: 'ds.stepper.error', defaultMessage: 'Error:' },
});

/** Renders one step with its marker, label and state; a completed one may be a link or button. */
export function StepperStep({ step, number, state, onSelect }: StepperStepProps) {
  const { formatMessage } = useIntl();
  const { id, label, isInvalid = false, href } = step;
  const stateText = formatMessage(stateLabels[isInvalid ? 'error' : state]);
  const icon = isInvalid ? TriangleAlert : state === 'done' ? Check : undefined;
  const content = (
    <>
      <Marker aria-hidden="true" data-part="marker">
        {icon ? <Icon as={icon} size={16} /> : number}
      </Marker>
      <Title data-part="title">
        <State data-part="state">{stateText}</State> {wrapTexts(label)}
      </Title>
    </>
  );
  const isPressable = state === 'done' && (href !== undefined || onSelect !== undefined);
  return (
    <Step
      data-part="step"
      data-state={state}
      data-error={isInvalid || undefined}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {!isPressable ? (
        <StaticStep data-part="step-link">{content}</StaticStep>
      ) : href === undefined ? (
        <StepButton data-part="step-link" onPress={() => onSelect?.(id)}>
          {content}
        </StepButton>
      ) : (
        <StepLink data-part="step-link" href={href} onPress={() => onSelect?.(id)}>
          {content}
        </StepLink>
      )}
    </Step>
  );
}
