import { Check } from 'lucide-react';
import { useIntl, type IntlShape } from '../../i18n/intl.ts';
import type { DateFormats } from '../../formatters/dateFormats.ts';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { serverZone, toDateTimeAttribute } from '../DateTime/DateTime.tsx';
import { Mark, Track, Spoken } from './Dateline.styles.ts';
import { Step } from './DatelineLayout.styles.ts';
import { Above, Below, When, Words } from './DatelineTexts.styles.ts';
import { describeDay, type DayTexts, type TimeContext } from './describeDay.ts';
import { isApproximateDay, type DatelineState, type DatelineItem } from './datelineSteps.ts';
import { lineTexts, stateTexts } from './datelineTexts.ts';

// States with a word beside the mark. The other states show in the text of the day: “about”, or that the day is over.
const namedStates: readonly DatelineState[] = ['current', 'waiting', 'held', 'late'];

/** The texts about a step in a list. */
export type StepTexts = DayTexts & { formerDay: string | null };

/** Returns the texts of a step in a list, with the previous day of a step that was moved. */
export function describeStep(
  step: DatelineItem,
  context: TimeContext,
  intl: IntlShape,
  formats: DateFormats,
): StepTexts {
  const texts = describeDay(step, context, intl, formats);
  const { at, state, movedFrom } = step;
  // Steps that are fixed, current or late have a deadline, so their sentence contains “due”. For a fixed step, it replaces the state.
  const isDueWithState = state === 'current' || state === 'late';
  const pattern = state === 'fixed' ? lineTexts.due : isDueWithState && lineTexts.dueState;
  const sentence =
    at !== undefined && pattern ? intl.formatMessage(pattern, texts) : texts.sentence;
  if (!movedFrom) return { ...texts, sentence, formerDay: null };
  const { now, isUnscripted } = context;
  const options = { now, timeZone: isUnscripted ? serverZone.timeZone : undefined };
  const day = formats.day(movedFrom.at, { ...options, length: 'long' });
  return {
    ...texts,
    formerDay: formats.day(movedFrom.at, { ...options, length: 'short' }),
    sentence: intl.formatMessage(lineTexts.moved, { text: sentence, day }),
  };
}

/** Renders “about” and a day as separate elements, so that styles can leave out “about”. */
function ApproximateDay({ text, day }: { text: string; day: string }) {
  const [before, after] = text.split(day);
  return (
    <>
      {before && <span suppressHydrationWarning>{before}</span>}
      <span data-day="" suppressHydrationWarning>
        {day}
      </span>
      {after && <span suppressHydrationWarning>{after}</span>}
    </>
  );
}

type DatelineEntryProps = {
  step: DatelineItem;
  texts: StepTexts;
  isCurrent: boolean;
  /** Whether the distance from now is shown above the step, such as “in 3 days”. */
  hasDistance: boolean;
  /** Whether the exact time is shown instead of the day. */
  isExact: boolean;
  /** The rule from this step to the next one. */
  line: 'solid' | 'dotted' | 'none';
};

/** Renders a step of a dateline. Its sentence is for screen readers; day and label are for sighted people. */
export function DatelineEntry({
  step,
  texts,
  isCurrent,
  hasDistance,
  isExact,
  line,
}: DatelineEntryProps) {
  const { formatMessage } = useIntl();
  const isUnscripted = useIsUnscripted();
  const { state, label, at, amount, description, reason } = step;
  const form = isExact ? 'exact' : 'shown';
  return (
    <Step
      data-part="step"
      // The key changes after hydration: React would keep the texts of the server, whose clock and zone differ.
      key={String(isUnscripted)}
      data-state={state}
      data-line={line}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <Spoken data-part="spoken" suppressHydrationWarning>
        {texts.sentence}
      </Spoken>
      <Above data-part="above">
        {amount && <b>{amount}</b>}
        {hasDistance && texts.distance && (
          <span aria-hidden="true" suppressHydrationWarning>
            {texts.distance}
          </span>
        )}
      </Above>
      <Track data-part="track" aria-hidden="true">
        <Mark data-part="mark">{state === 'done' && <Icon as={Check} size={12} />}</Mark>
      </Track>
      <Below data-part="below">
        <When data-part="when">
          {at === undefined ? (
            <span>{reason}</span>
          ) : (
            <time
              aria-hidden="true"
              dateTime={toDateTimeAttribute(at)}
              title={isExact ? undefined : texts.exact}
              data-exact={isExact ? '' : undefined}
              data-approximate={isApproximateDay(step) ? '' : undefined}
              suppressHydrationWarning
            >
              {isApproximateDay(step) ? (
                <ApproximateDay
                  text={texts[form]}
                  day={isExact ? texts.bareExact : texts.bareShown}
                />
              ) : (
                texts[form]
              )}
            </time>
          )}
        </When>
        <Words data-part="words">
          <span aria-hidden="true">{label}</span>
          {namedStates.includes(state) && (
            <span aria-hidden="true" data-word="">
              {formatMessage(stateTexts[state])}
            </span>
          )}
          {texts.formerDay && <s aria-hidden="true">{texts.formerDay}</s>}
          {description && <span>{description}</span>}
        </Words>
      </Below>
    </Step>
  );
}

/**
 * Renders the stroke for today. It is hidden from screen readers, because the sentence of each step contains its distance from
 * today.
 */
export function TodayItem({ isLast }: { isLast: boolean }) {
  const { relativeTime } = useDateFormats();
  return (
    <Step data-part="step" aria-hidden="true" data-line={isLast ? 'none' : 'dotted'} data-today="">
      <Above data-part="above">
        <span data-word="">{relativeTime(0, 'day', { numeric: 'auto' })}</span>
      </Above>
      <Track data-part="track">
        <i />
      </Track>
    </Step>
  );
}
