import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDateFormats } from '../../formatters/useDateFormats.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { serverZone } from '../DateTime/DateTime.tsx';
import { Mark, Track, Spoken } from './Dateline.styles.ts';
import { Above, Step, Texts, When, Words } from './DatelineLayout.styles.ts';
import { describeDay, type DayTexts } from './describeDay.ts';
import type { Certainty, DatelineStep } from './datelineSteps.ts';
import { listTexts } from './datelineListTexts.ts';
import { stateTexts } from './datelineTexts.ts';

// States with a word beside the mark. The other states show in the text of the day: “about”, or that the day is over.
const namedStates: readonly Certainty[] = ['current', 'waiting', 'held', 'late'];

function useStepTexts(step: DatelineStep, now: number) {
  const intl = useIntl();
  const formats = useDateFormats();
  const isUnscripted = useIsUnscripted();
  const texts = describeDay(step, { now, isUnscripted }, intl, formats);
  const { at, certainty, movedFrom } = step;
  // Steps that are fixed, current or late have a deadline, so their sentence contains “due”. For a fixed step, it replaces the state.
  const isDueWithState = certainty === 'current' || certainty === 'late';
  const pattern = certainty === 'fixed' ? listTexts.due : isDueWithState && listTexts.dueState;
  const sentence = at && pattern ? intl.formatMessage(pattern, texts) : texts.sentence;
  if (!movedFrom) return { ...texts, sentence, formerDay: null, isUnscripted };
  const options = { now, timeZone: isUnscripted ? serverZone.timeZone : undefined };
  const day = formats.day(movedFrom.at, { ...options, length: 'long' });
  return {
    ...texts,
    isUnscripted,
    formerDay: formats.day(movedFrom.at, { ...options, length: 'short' }),
    sentence: intl.formatMessage(listTexts.moved, { text: sentence, day }),
  };
}

type ShownDayProps = { texts: Pick<DayTexts, 'shown' | 'short' | 'exact'>; isExact: boolean };

/** Renders the day. In narrow columns, an approximate day has no “about” (DatelineLayout.styles.ts): its ring says it. */
function ShownDay({ texts: { shown, short, exact }, isExact }: ShownDayProps) {
  const hasShort = !isExact && shown !== short;
  return (
    <>
      <span data-long={hasShort ? '' : undefined}>{isExact ? exact : shown}</span>
      {hasShort && <span data-short="">{short}</span>}
    </>
  );
}

type DatelineItemProps = {
  step: DatelineStep;
  /** The current time in ms. */
  now: number;
  isCurrent: boolean;
  /** Whether the distance from now is shown above the step, such as “in 3 days”. */
  hasDistance: boolean;
  /** Whether the exact time is shown instead of the day. */
  isExact: boolean;
  /** The rule from this step to the next one. */
  line: 'solid' | 'dotted' | 'none';
};

/** Renders a step of a dateline. Its sentence is for screen readers; day and label are for sighted people. */
export function DatelineItem({
  step,
  now,
  isCurrent,
  hasDistance,
  isExact,
  line,
}: DatelineItemProps) {
  const { formatMessage } = useIntl();
  const { certainty, label, at, amount, detail, reason } = step;
  const texts = useStepTexts(step, now);
  return (
    <Step
      // The key changes after hydration: React would keep the texts of the server, whose clock and zone differ.
      key={String(texts.isUnscripted)}
      data-certainty={certainty}
      data-line={line}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <Spoken suppressHydrationWarning>{texts.sentence}</Spoken>
      <Above>
        {amount && <b>{amount}</b>}
        {hasDistance && texts.distance && (
          <span aria-hidden="true" suppressHydrationWarning>
            {texts.distance}
          </span>
        )}
      </Above>
      <Track aria-hidden="true">
        <Mark>{certainty === 'done' && <Icon as={Check} size={10} />}</Mark>
      </Track>
      <Texts>
        <When>
          {at === undefined && <span>{reason}</span>}
          {texts.formerDay && <s aria-hidden="true">{texts.formerDay}</s>}
          {at !== undefined && (
            <time
              aria-hidden="true"
              dateTime={at}
              title={isExact ? undefined : texts.exact}
              suppressHydrationWarning
            >
              <ShownDay texts={texts} isExact={isExact} />
            </time>
          )}
        </When>
        <Words>
          <span aria-hidden="true">{label}</span>
          {namedStates.includes(certainty) && (
            <span aria-hidden="true" data-word="">
              {formatMessage(stateTexts[certainty])}
            </span>
          )}
          {detail && <span>{detail}</span>}
        </Words>
      </Texts>
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
    <Step aria-hidden="true" data-line={isLast ? 'none' : 'dotted'} data-today="">
      <Above>
        <span data-word="">{relativeTime(0, 'day', { numeric: 'auto' })}</span>
      </Above>
      <Track>
        <i />
      </Track>
    </Step>
  );
}
