import { Check, Circle, CircleDot, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Detail, Line, Marker, Root, State, Step, Time, Title } from './Timeline.styles.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type TimelineItem = {
  /** The unique id. */
  id: string;
  /** The title, in a few words. */
  title: ReactNode;
  /** The state of the step. */
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** When it happened or is expected. */
  time?: ReactNode;
  /** More information: a reason, the next step. */
  description?: ReactNode;
};

export type TimelineProps = {
  /** The steps from first to last. */
  items: readonly TimelineItem[];
  /** The accessible name, if there is no heading directly above. */
  'aria-label'?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLOListElement>;
};

const icons = { done: Check, current: CircleDot, upcoming: Circle, failed: X };

const stateLabels = defineMessages({
  done: { id: 'ds.timeline.done', defaultMessage: 'Completed:' },
  current: { id: 'ds.timeline.current', defaultMessage: 'Current:' },
  upcoming: { id: 'ds.timeline.upcoming', defaultMessage: 'Upcoming:' },
  failed: { id: 'ds.timeline.failed', defaultMessage: 'Failed:' },
});

// Separates the state from the title in the accessible text.
const space = ' ';

/** Renders the steps of a long-running process; each state has an icon, a colour and a label for screen readers. */
export function Timeline(given: TimelineProps) {
  const { items, 'aria-label': label, ...props } = useProps('Timeline', given);
  if (isDevelopment) checkProps('Timeline', { items });
  const { formatMessage } = useIntl();
  return (
    <Root {...props} aria-label={label}>
      {items.map(({ id, title, state, time, description }) => (
        <Step
          data-part="step"
          key={id}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Marker data-part="marker">
            <Icon as={icons[state]} size={state === 'upcoming' ? 8 : 16} />
          </Marker>
          <Line data-part="line">
            <Title data-part="title">
              <State data-part="state">{formatMessage(stateLabels[state])}</State>
              {space}
              {wrapTexts(title)}
            </Title>
            {time && <Time data-part="time">{time}</Time>}
          </Line>
          {description && <Detail data-part="description">{description}</Detail>}
        </Step>
      ))}
    </Root>
  );
}
