import {
  Fragment,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { DateSegment } from 'react-aria-components/DateField';
import { Group, GroupContext } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { parsePattern } from './dateStyle.ts';
import { addSegmentInput } from './segmentInput.ts';
import { useSegmentHistory, type SegmentState } from './useSegmentHistory.ts';

/** A part of a date or time, as React Aria describes it. */
export type Segment = Parameters<typeof DateSegment>[0]['segment'];

type Item = Segment | string;

type Props = {
  state: SegmentState;
  /** The order and separators of a date, or null for the locale's. */
  pattern: string | null;
  /** The text of the segments. */
  text: string | null;
  onTextChange: (text: string | null) => void;
};

/**
 * Keeps a date that does not exist, such as 30/02, as typed. React Aria's group would change it to the 28th when focus leaves,
 * and has no option for that.
 */
function KeepImpossibleDates({ children }: { children: ReactNode }) {
  const group = useContext(GroupContext);
  return (
    <GroupContext value={{ ...group, onFocus: undefined, onBlur: undefined }}>
      {children}
    </GroupContext>
  );
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const noBreakSpace = '\u00a0';
const isTime = (item: Item) => typeof item !== 'string' && /^(hour|minute|second)$/.test(item.type);
// Removes the marks with which the locale and React Aria set the direction: the `dir` of the row and of the time replaces them.
const removeInvisible = (text: string) => text.replaceAll(/\p{Cf}/gu, '');

/** Returns the segments in the order of a pattern, or of the locale, with the texts between them. */
function arrange(segments: readonly Segment[], pattern: string | null): Item[] {
  const items = pattern
    ? parsePattern(pattern).flatMap((item) =>
        'text' in item ? item.text : (segments.find(({ type }) => type === item.part) ?? []),
      )
    : segments.map((segment) =>
        segment.type === 'literal' ? removeInvisible(segment.text) : segment,
      );
  const shown = items.filter((item) => item !== '');
  // A blank at the end separates nothing.
  const last = shown.at(-1);
  return typeof last === 'string' && last.trim() === '' ? shown.slice(0, -1) : shown;
}

/** Returns the items, with the parts of the time in an inner list: times run from left to right in every language. */
function groupTime(items: readonly Item[]): (Item | Item[])[] {
  const first = items.findIndex(isTime);
  const last = items.findLastIndex(isTime);
  return first === -1
    ? [...items]
    : [...items.slice(0, first), items.slice(first, last + 1), ...items.slice(last + 1)];
}

function renderItem(item: Item, index: number): ReactNode {
  return typeof item === 'string' ? (
    <span key={index} aria-hidden="true">
      {item.trim() || noBreakSpace}
    </span>
  ) : (
    <DateSegment key={item.type} segment={item} />
  );
}

/** Renders the segments of a date or time and reports their text. */
export function SegmentRow({ state, pattern, text, onTextChange }: Props) {
  const { segments } = state;
  const row = useRef<HTMLElement>(null);
  const onKeyDownCapture = useSegmentHistory(row, state);
  const [attach] = useState(() => (element: HTMLElement | null) => {
    row.current = element;
    return addSegmentInput(element);
  });
  const notify = useEffectEvent(() => onTextChange(text));
  useEffect(() => notify(), [text]);
  const { direction } = useLocale();
  // Segments run from right to left if a separator contains a right-to-left mark, as in Arabic dates, or AM and PM are in Arabic or
  // Hebrew letters.
  const isRightToLeft =
    pattern === null &&
    direction === 'rtl' &&
    segments.some(
      ({ type, text: part }) =>
        part.includes('\u200f') || (type === 'dayPeriod' && rightToLeft.test(part)),
    );
  return (
    <KeepImpossibleDates>
      <Group
        ref={attach}
        onKeyDownCapture={onKeyDownCapture}
        dir={isRightToLeft ? 'rtl' : 'ltr'}
        data-part="date"
      >
        {groupTime(arrange(segments, pattern)).map((item, index) =>
          Array.isArray(item) ? (
            <span key="time" dir="ltr" data-part="time">
              {item.map(renderItem)}
            </span>
          ) : (
            <Fragment key={typeof item === 'string' ? index : item.type}>
              {renderItem(item, index)}
            </Fragment>
          ),
        )}
      </Group>
    </KeepImpossibleDates>
  );
}
