import { useState, type CSSProperties, type Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useNow } from '../../internal/useNow.ts';
import { Foot, Frame, Line } from './DatelineLayout.styles.ts';
import { Notes } from './DatelineTexts.styles.ts';
import { lineTexts } from './datelineTexts.ts';
import { DatelineEntry, describeStep, TodayItem } from './DatelineEntry.tsx';
import {
  collectNotes,
  findNext,
  findToday,
  getRoom,
  hasTime,
  isApproximateDay,
  listColumns,
  type DatelineItem,
} from './datelineSteps.ts';

export type { DatelineItem, DatelineState } from './datelineSteps.ts';

export type DatelineProps = {
  /** The steps from first to last. */
  items: readonly DatelineItem[];
  /** The accessible name of the list, if there is no heading directly above. */
  'aria-label'?: string;
  /** A fixed current time. By default the clock of the portal (`getNow` of `DesignSystemProvider`), updated every 30 seconds. */
  now?: DateInput;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Renders the days of a process on a rule, solid up to today and dotted after it. The rule is horizontal if the list is at least
 * 656 px wide, or 912 px with nine or ten steps or long days, or 1088 px with more; otherwise it is vertical. Each step has a mark, a day in
 * words and a sentence for screen readers. Notes are sentences below the line. The button below them shows the exact times.
 */
export function Dateline(given: DatelineProps) {
  const { items: steps, 'aria-label': label, now, ...props } = useProps('Dateline', given);
  const intl = useIntl();
  const formats = useDateFormats();
  const { formatMessage, formatList } = intl;
  const [isExact, setExact] = useState(false);
  const isUnscripted = useIsUnscripted();
  const present = useNow(now === undefined ? undefined : new Date(now).getTime());
  const nextIndex = findNext(steps);
  // A server knows neither the zone nor the clock of the user.
  const todayIndex = nextIndex === -1 ? null : findToday(steps, present, formats.timeZone);
  // Only one step shows how far away it is: the first with a day from today on.
  const distanceIndex =
    todayIndex === null
      ? nextIndex
      : steps.findIndex(({ at }, index) => index >= todayIndex && at !== undefined);
  const passedCount = todayIndex ?? (nextIndex === -1 ? steps.length : nextIndex);
  const describe = (step: DatelineItem, index: number) => {
    // Weekdays of more days would be read before the one that matters.
    const hasWeekday = index === nextIndex || index === distanceIndex;
    return describeStep(step, { now: present, isUnscripted, hasWeekday, isExact }, intl, formats);
  };
  const described = steps.map((step, index) => ({ step, texts: describe(step, index) }));
  const items = described.map(({ step, texts }, index) => (
    <DatelineEntry
      key={step.id}
      step={step}
      texts={texts}
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
  const columns = {
    '--dateline-columns': listColumns(steps.length, todayIndex),
  } as CSSProperties;
  const notes = collectNotes(steps);
  const days = described.map(({ step, texts: { bareShown, bareExact } }) => {
    if (!isExact) return bareShown;
    return isApproximateDay(step) ? bareExact : (bareExact.split(/\s/)[0] ?? '');
  });
  return (
    <Frame data-part="dateline" {...props}>
      <Line
        data-part="line"
        aria-label={label}
        data-room={getRoom(days, nextIndex)}
        style={columns}
      >
        {items}
      </Line>
      {notes.length > 0 && (
        <Notes data-part="notes">
          {notes.map(({ labels, text }, index) => (
            <div key={index}>
              <b>{formatList(labels, { type: 'unit' })}</b>
              <span>{text}</span>
            </div>
          ))}
        </Notes>
      )}
      {/* A step without a time of day, or whose day is approximate, has no exact time to show. */}
      {steps.some((step) => hasTime(step) && !isApproximateDay(step)) && (
        <Foot data-part="foot">
          <Button variant="ghost" size="sm" onPress={() => setExact(!isExact)}>
            {formatMessage(isExact ? lineTexts.days : lineTexts.times)}
          </Button>
        </Foot>
      )}
    </Frame>
  );
}
