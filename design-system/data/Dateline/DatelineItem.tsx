import { Check } from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import type { DateFormats } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { serverZone } from '../DateTime/DateTime.tsx';
import {
  Above,
  Amount,
  Day,
  FormerDay,
  Mark,
  Muted,
  Rule,
  Spoken,
  State,
  Step,
  Today,
  When,
  Words,
} from './Dateline.styles.ts';
import { namedStates, toRelativeDay, type DatelineStep } from './datelineSteps.ts';
import { datelineTexts, stateTexts } from './datelineTexts.ts';

type Size = 'sm' | 'md';

type Texts = {
  /** The day as it is shown. */
  day: string;
  /** The former day as it is shown. */
  formerDay: string | undefined;
  /** The exact time. */
  exact: string;
  distance: string;
  sentence: string;
};

function getPattern({ certainty }: DatelineStep, size: Size) {
  const isUsers = certainty === 'fixed' || certainty === 'current';
  // Labels of rows lead to their day: “Apply by Wednesday”.
  if (size === 'sm' && isUsers) return datelineTexts.plain;
  if (certainty === 'fixed') return datelineTexts.due;
  const isDue = certainty === 'current' || certainty === 'late';
  return isDue ? datelineTexts.dueState : datelineTexts.stateDay;
}

function describe(
  step: DatelineStep,
  { size, now, timeZone }: { size: Size; now: number; timeZone: string | undefined },
  { formatMessage }: IntlShape,
  { day, date, dateTime, relativeTime }: DateFormats,
): Texts {
  const { at, certainty, label, movedFrom } = step;
  const { isApproximate = certainty === 'expected' || certainty === 'waiting' } = step;
  const state = formatMessage(stateTexts[certainty]);
  const options = { now, timeZone };
  if (at === undefined) {
    const sentence = formatMessage(datelineTexts.noDay, { label, state });
    return { day: '', formerDay: undefined, exact: '', distance: '', sentence };
  }
  const { value, unit } = toRelativeDay(at, now);
  const distance = relativeTime(value, unit, { numeric: 'auto' });
  const isShort = isApproximate || certainty === 'done';
  const shown = day(at, { ...options, length: isShort ? 'short' : 'medium' });
  // An hour would promise more than is known.
  const exact = isApproximate ? date(at, { timeZone }) : dateTime(at, { timeZone });
  const sentence = formatMessage(getPattern(step, size), {
    label,
    state,
    distance,
    day: day(at, { ...options, length: 'long' }),
  });
  const approximate = (text: string) =>
    isApproximate ? formatMessage(datelineTexts.about, { day: text }) : text;
  return {
    day: approximate(shown),
    exact: approximate(exact),
    distance,
    formerDay: movedFrom && day(movedFrom.at, { ...options, length: 'short' }),
    sentence: movedFrom
      ? formatMessage(datelineTexts.moved, {
          text: sentence,
          day: day(movedFrom.at, { ...options, length: 'long' }),
        })
      : sentence,
  };
}

type DatelineItemProps = {
  step: DatelineStep;
  size: Size;
  /** The current time in ms. */
  now: number;
  isCurrent: boolean;
  /** Whether it shows how far away it is. */
  hasDistance: boolean;
  isExact: boolean;
  /** The rule from this step to the next one. */
  line: 'solid' | 'dotted' | 'none';
};

/** Renders a step of a dateline. Its sentence is for screen readers; day and label are for sighted people. */
export function DatelineItem({
  step,
  size,
  now,
  isCurrent,
  hasDistance,
  isExact,
  line,
}: DatelineItemProps) {
  const intl = useIntl();
  const formats = useDateFormats();
  const isUnscripted = useIsUnscripted();
  const { certainty, label, at, amount, detail, reason, movedFrom } = step;
  const timeZone = isUnscripted ? serverZone.timeZone : undefined;
  const texts = describe(step, { size, now, timeZone }, intl, formats);
  const isSmall = size === 'sm';
  return (
    <Step
      as={isSmall ? 'div' : undefined}
      // React keeps the texts of the server, whose clock and zone differ.
      key={String(isUnscripted)}
      data-certainty={certainty}
      data-line={line}
      aria-current={isCurrent && !isSmall ? 'step' : undefined}
    >
      <Spoken suppressHydrationWarning>{texts.sentence}</Spoken>
      {!isSmall && (
        <Above>
          {amount && <Amount>{amount}</Amount>}
          {hasDistance && texts.distance && <Muted aria-hidden="true">{texts.distance}</Muted>}
        </Above>
      )}
      <Rule aria-hidden="true">
        <Mark>{certainty === 'done' && <Icon as={Check} size={10} />}</Mark>
      </Rule>
      <When>
        {at === undefined ? (
          reason
        ) : (
          <span aria-hidden="true">
            {texts.formerDay && <FormerDay>{texts.formerDay}</FormerDay>}
            <Day dateTime={at} title={isExact ? undefined : texts.exact} suppressHydrationWarning>
              {isExact ? texts.exact : texts.day}
            </Day>
          </span>
        )}
      </When>
      <Words>
        <Muted aria-hidden="true">{label}</Muted>
        {namedStates[size].includes(certainty) && (
          <State aria-hidden="true">{intl.formatMessage(stateTexts[certainty])}</State>
        )}
        {movedFrom?.why && <Muted>{movedFrom.why}</Muted>}
        {detail && <Muted>{detail}</Muted>}
      </Words>
    </Step>
  );
}

/** Renders the stroke for today. The sentences of the steps say how far away they are, so it is not read. */
export function TodayItem({ size, isLast }: { size: Size; isLast: boolean }) {
  const { relativeTime } = useDateFormats();
  return (
    <Today
      as={size === 'sm' ? 'div' : undefined}
      aria-hidden="true"
      data-line={isLast ? 'none' : 'dotted'}
    >
      {size === 'md' && (
        <Above>
          <State>{relativeTime(0, 'day', { numeric: 'auto' })}</State>
        </Above>
      )}
      <Rule>
        <span />
      </Rule>
    </Today>
  );
}
