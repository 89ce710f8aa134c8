import { useState, type CSSProperties, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useNow } from '../RelativeTime/useNow.ts';
import { Foot, Frame, Line, Notes } from './DatelineLayout.styles.ts';
import { listTexts } from './datelineListTexts.ts';
import { DatelineItem, TodayItem } from './DatelineItem.tsx';
import {
  findNext,
  findToday,
  isApproximateDay,
  listColumns,
  type DatelineStep,
} from './datelineSteps.ts';

export type { Certainty, DatelineStep } from './datelineSteps.ts';

export type DatelineProps = {
  /** The steps from first to last. */
  steps: readonly DatelineStep[];
  /** The accessible name of the list, if there is no heading directly above. */
  label?: string;
  /** The current time, such as the clock of the server. By default the clock of the device, updated every 30 seconds. */
  now?: DateInput;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

function getRoom(count: number): string {
  if (count <= 8) return 'few';
  return count <= 10 ? 'some' : 'many';
}

/**
 * Renders the days of a process on a rule, solid up to today and dotted after it. The rule is horizontal if the list is at least
 * 656 px wide, or 912 px with nine or ten steps, or 1088 px with more; otherwise it is vertical. Each step has a mark, a day in words and a
 * sentence for screen readers. The button below the list shows the exact times.
 */
export function Dateline({ steps, label, now, ...props }: DatelineProps) {
  const { formatMessage } = useIntl();
  const [isExact, setExact] = useState(false);
  const isUnscripted = useIsUnscripted();
  const present = useNow(now === undefined ? undefined : new Date(now).getTime());
  const nextIndex = findNext(steps);
  // A server knows neither the zone nor the clock of the user.
  const todayIndex = isUnscripted || nextIndex === -1 ? null : findToday(steps, present);
  // Only one step shows how far away it is: the first with a day from today on.
  const distanceIndex =
    todayIndex === null ? nextIndex : steps.findIndex(({ at }, index) => index >= todayIndex && at);
  const passedCount = todayIndex ?? (nextIndex === -1 ? steps.length : nextIndex);
  const items = steps.map((step, index) => (
    <DatelineItem
      key={step.id}
      step={step}
      now={present}
      isCurrent={index === nextIndex}
      hasDistance={index === distanceIndex}
      isExact={isExact}
      line={
        index === steps.length - 1 && todayIndex !== steps.length
          ? 'none'
          : index < passedCount
            ? 'solid'
            : 'dotted'
      }
    />
  ));
  if (todayIndex !== null) {
    items.splice(todayIndex, 0, <TodayItem key="today" isLast={todayIndex === steps.length} />);
  }
  // Columns need no minimum width, because the list becomes vertical where it is too narrow.
  const columns = {
    '--dateline-columns': listColumns(steps.length, todayIndex, '0'),
  } as CSSProperties;
  const notes = steps.flatMap(({ id, label: name, note, movedFrom }) =>
    note || movedFrom?.why ? [{ id, label: name, note, why: movedFrom?.why }] : [],
  );
  return (
    <Frame {...props}>
      <Line aria-label={label} data-room={getRoom(steps.length)} style={columns}>
        {items}
      </Line>
      {notes.length > 0 && (
        <Notes>
          {notes.map(({ id, label: name, note, why }) => (
            <li key={id}>
              <b>{name}</b>
              {why && <span>{why}</span>}
              {note && <span>{note}</span>}
            </li>
          ))}
        </Notes>
      )}
      {/* A step without a time of day, or whose day is approximate, has no exact time to show. */}
      {steps.some((step) => step.at?.includes('T') && !isApproximateDay(step)) && (
        <Foot>
          <Button variant="ghost" size="sm" onPress={() => setExact(!isExact)}>
            {formatMessage(isExact ? listTexts.days : listTexts.times)}
          </Button>
        </Foot>
      )}
    </Frame>
  );
}
