import { Check, Circle, CircleDot, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Detail, Line, Marker, Root, State, Step, Time, Title } from './Timeline.styles.ts';

export type TimelineStep = {
  /** Tells the steps of one timeline apart. */
  id: string;
  /** What happens in it, in a few words. */
  title: ReactNode;
  /** How far it is. */
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /**
   * When it happened or is expected.
   * @default none
   */
  time?: ReactNode;
  /**
   * More about it: a reason, what comes next.
   * @default none
   */
  detail?: ReactNode;
};

export type TimelineProps = {
  /** From the first to the last. */
  steps: readonly TimelineStep[];
  /**
   * Its accessible name, where no heading stands right above it.
   * @default none
   */
  label?: string;
  id?: string;
  ref?: Ref<HTMLOListElement>;
};

const signs = { done: Check, current: CircleDot, upcoming: Circle, failed: X };

const states = defineMessages({
  done: { id: 'ds.timeline.done', defaultMessage: 'Done:' },
  current: { id: 'ds.timeline.current', defaultMessage: 'Now:' },
  upcoming: { id: 'ds.timeline.upcoming', defaultMessage: 'To come:' },
  failed: { id: 'ds.timeline.failed', defaultMessage: 'Failed:' },
});

/** The steps of something that takes its time; the state of each is a sign, a colour and a word. */
export function Timeline({ steps, label, ...props }: TimelineProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...props} aria-label={label}>
      {steps.map(({ id, title, state, time, detail }) => (
        <Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Marker>
            <Icon as={signs[state]} size={state === 'upcoming' ? 8 : 16} />
          </Marker>
          <Line>
            <Title>
              <State>{formatMessage(states[state])}</State> {title}
            </Title>
            {time && <Time>{time}</Time>}
          </Line>
          {detail && <Detail>{detail}</Detail>}
        </Step>
      ))}
    </Root>
  );
}
