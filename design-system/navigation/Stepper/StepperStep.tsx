import { Check, TriangleAlert } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Marker, Press, State, Step, Still, Title, Way } from './Stepper.styles.ts';
import type { StepperItem } from './Stepper.tsx';
import type { StepState } from './stepState.ts';

type StepperStepProps = {
  step: StepperItem;
  number: string;
  state: StepState;
  onSelect?: (id: string) => void;
};

const states = defineMessages({
  done: { id: 'ds.stepper.done', defaultMessage: 'Done:' },
  current: { id: 'ds.stepper.current', defaultMessage: 'Now:' },
  upcoming: { id: 'ds.stepper.upcoming', defaultMessage: 'To come:' },
  error: { id: 'ds.stepper.error', defaultMessage: 'To be put right:' },
});

/** One step with its sign, its title and its state in a word; a done one may lead back. */
export function StepperStep({ step, number, state, onSelect }: StepperStepProps) {
  const { formatMessage } = useIntl();
  const { id, label, hasError = false, href } = step;
  const sign = hasError ? TriangleAlert : state === 'done' ? Check : undefined;
  const words = (
    <>
      <Marker aria-hidden="true" data-part="marker">
        {sign ? <Icon as={sign} size={16} /> : number}
      </Marker>
      <Title data-part="title">
        <State>{formatMessage(states[hasError ? 'error' : state])}</State> {label}
      </Title>
    </>
  );
  const isReachable = state === 'done' && (href !== undefined || onSelect !== undefined);
  return (
    <Step
      data-state={state}
      data-error={hasError || undefined}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {!isReachable ? (
        <Still>{words}</Still>
      ) : href === undefined ? (
        <Press onPress={() => onSelect?.(id)}>{words}</Press>
      ) : (
        <Way href={href} onPress={() => onSelect?.(id)}>
          {words}
        </Way>
      )}
    </Step>
  );
}
