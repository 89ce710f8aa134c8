import { useState, type CSSProperties, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useNow } from '../RelativeTime/useNow.ts';
import { Foot, Frame, Line } from './DatelineLayout.styles.ts';
import { datelineTexts } from './datelineTexts.ts';
import { DatelineItem, TodayItem } from './DatelineItem.tsx';
import { findNext, findToday, listColumns, type DatelineStep } from './datelineSteps.ts';

export type { Certainty, DatelineStep } from './datelineSteps.ts';

export type DatelineProps = {
  /** The steps from first to last. */
  steps: readonly DatelineStep[];
  /** The accessible name of the list. The small size is part of a text and has none. */
  label?: string;
  /** The current time, such as the clock of the server. By default the clock of the device, updated every 30 seconds. */
  now?: DateInput;
  /**
   * `md` is a list, across from a width of 656 px, with more than eight steps of 864 px, and upright below. `sm` is for rows: three steps across, without amounts.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

function getRoom(count: number): string {
  if (count <= 8) return 'few';
  return count <= 10 ? 'some' : 'many';
}

/**
 * Renders the days of a process on a rule: solid up to today, dotted after it. Each step has a mark, a day in words and a
 * sentence for screen readers. The button below the list shows the exact times.
 */
export function Dateline({ steps, label, now, size = 'md', ...props }: DatelineProps) {
  const { formatMessage } = useIntl();
  const [isExact, setExact] = useState(false);
  const isUnscripted = useIsUnscripted();
  const present = useNow(now === undefined ? undefined : new Date(now).getTime());
  const next = findNext(steps);
  // A server knows neither the zone nor the clock of the user.
  const today = isUnscripted || next === -1 ? null : findToday(steps, present);
  const ahead = today === null ? next : steps.findIndex(({ at }, index) => index >= today && at);
  const passed = today ?? (next === -1 ? steps.length : next);
  const items = steps.map((step, index) => (
    <DatelineItem
      key={step.id}
      step={step}
      size={size}
      now={present}
      isCurrent={index === next}
      hasDistance={index === ahead}
      isExact={isExact}
      line={
        index === steps.length - 1 && today !== steps.length
          ? 'none'
          : index < passed
            ? 'solid'
            : 'dotted'
      }
    />
  ));
  if (today !== null) {
    items.splice(today, 0, <TodayItem key="today" size={size} isLast={today === steps.length} />);
  }
  // Three steps have room in a narrow card.
  const width = size === 'md' ? '0' : steps.length > 2 ? '4.5rem' : '6rem';
  const columns = {
    '--dateline-columns': listColumns(steps.length, today, width),
  } as CSSProperties;
  if (size === 'sm') {
    return (
      <Line {...props} as="div" data-size="sm" style={columns}>
        {items}
      </Line>
    );
  }
  return (
    <Frame {...props}>
      <Line aria-label={label} data-size="md" data-room={getRoom(steps.length)} style={columns}>
        {items}
      </Line>
      {steps.some(({ at }) => at !== undefined) && (
        <Foot>
          <Button variant="ghost" size="sm" onPress={() => setExact(!isExact)}>
            {formatMessage(isExact ? datelineTexts.days : datelineTexts.times)}
          </Button>
        </Foot>
      )}
    </Frame>
  );
}
