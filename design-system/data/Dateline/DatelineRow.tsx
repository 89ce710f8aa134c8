import type { CSSProperties, Ref } from 'react';
import { useIntl } from 'react-intl';
import type { DateInput } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { useNow } from '../RelativeTime/useNow.ts';
import { Mark, Track, Spoken } from './Dateline.styles.ts';
import { Row, RowStep } from './DatelineRow.styles.ts';
import { describeDay } from './describeDay.ts';
import {
  findToday,
  isCalendarDay,
  joinColumns,
  listColumns,
  type DatelineStep,
} from './datelineSteps.ts';
import { sharedTexts, stateTexts } from './datelineTexts.ts';

/** A step of a row: its label leads to the day, as in `Apply by`. */
export type DatelineRowStep = Pick<
  DatelineStep,
  'id' | 'label' | 'at' | 'certainty' | 'isApproximate' | 'reason'
>;

export type DatelineRowProps = {
  /** The steps from first to last, at most three. */
  steps: readonly DatelineRowStep[];
  /** The current time, such as the clock of the server. By default the clock of the device, updated every 30 seconds. */
  now?: DateInput;
  /**
   * Whether the step between two others is left out in an ItemList that has no room for three.
   * @default false
   */
  isShortened?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const maxSteps = 3;

/**
 * Renders up to three days for a row or a card of a list, on a rule where there is room. It is not a list, which would be one within
 * another: each step has a hidden sentence for screen readers.
 */
export function DatelineRow({ steps, now, isShortened = false, ...props }: DatelineRowProps) {
  const intl = useIntl();
  const formats = useDateFormats();
  const isUnscripted = useIsUnscripted();
  const present = useNow(now === undefined ? undefined : new Date(now).getTime());
  const isDone = steps.every(({ certainty }) => certainty === 'done');
  // A server knows the time if `now` is given, but not the time zone in which the user's days begin.
  const isTodayUnknown = isUnscripted && (now === undefined || steps.some(isCalendarDay));
  const todayIndex = isTodayUnknown || isDone ? null : findToday(steps, present);
  const canLeaveOutStep = isShortened && steps.length === maxSteps;
  const passedCount = todayIndex ?? (isDone ? steps.length : 0);
  const cells = steps.map((step, index) => {
    const { id, label, certainty, at, reason } = step;
    const texts = describeDay(
      step,
      { now: present, isUnscripted, hasWeekday: true },
      intl,
      formats,
    );
    // The label of a certain step leads to its day, as in “Apply by Wednesday”, so its sentence has no state.
    const isCertain = certainty === 'fixed' || certainty === 'current';
    const sentence =
      isCertain && at ? intl.formatMessage(sharedTexts.plain, texts) : texts.sentence;
    return (
      <RowStep
        // The key changes after hydration: React would keep the texts of the server, whose clock and zone differ.
        key={id + isUnscripted}
        data-certainty={certainty}
        data-optional={canLeaveOutStep && index === 1 ? '' : undefined}
        data-line={index === steps.length - 1 ? 'none' : index < passedCount ? 'solid' : 'dotted'}
      >
        <Spoken suppressHydrationWarning>{sentence}</Spoken>
        <Track aria-hidden="true">
          <Mark />
        </Track>
        <span aria-hidden="true">
          <span data-part="label">{label}</span>
          {(certainty === 'held' || certainty === 'late') && (
            <em>{intl.formatMessage(stateTexts[certainty])}</em>
          )}
        </span>
        {at === undefined ? (
          <span>{reason}</span>
        ) : (
          <time aria-hidden="true" dateTime={at} title={texts.exact} suppressHydrationWarning>
            {texts.shown}
          </time>
        )}
      </RowStep>
    );
  });
  if (todayIndex !== null) {
    cells.splice(
      todayIndex,
      0,
      <RowStep
        key="today"
        data-line={todayIndex === steps.length ? 'none' : 'dotted'}
        data-today=""
      >
        <Track>
          <i />
        </Track>
      </RowStep>,
    );
  }
  // The minimum width: three steps have room in a narrow card. A table sets the variable, so that steps are as wide as their texts.
  const width = `var(--dateline-step, ${steps.length === maxSteps ? '4.5rem' : '6rem'})`;
  // A shortened row leaves out the middle step, so that a later today moves by one.
  const shortenedTodayIndex =
    todayIndex !== null && canLeaveOutStep && todayIndex > 1 ? todayIndex - 1 : todayIndex;
  const style = {
    // Shortened rows always have three columns, so that the same steps of all rows align.
    '--dateline-columns': listColumns(isShortened ? maxSteps : steps.length, todayIndex, width),
    // The last day may have a year, so it gets the room that the first one does not need.
    ...(isShortened && {
      '--dateline-fewer': joinColumns(
        ['minmax(var(--dateline-first), max-content)', 'minmax(6rem, 1fr)'],
        shortenedTodayIndex,
      ),
    }),
  } as CSSProperties;
  return (
    <Row {...props} style={style}>
      {cells}
    </Row>
  );
}
