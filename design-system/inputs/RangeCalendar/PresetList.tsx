import { parseDate } from '@internationalized/date';
import { flushSync } from 'react-dom';
import { use, type ReactNode } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { CalendarButton } from '../Calendar/Calendar.styles.ts';
import type { DateRange } from '../DateRangeField/rangeRules.ts';

/** A range with a name, such as "Last 30 days". */
export type DateRangePreset = {
  id: string;
  label: ReactNode;
  /** The first and the last date. */
  value: DateRange;
};

type Props = {
  presets: readonly DateRangePreset[];
  value: DateRange | null;
  isDisabled: (range: DateRange) => boolean;
  onSelect: (range: DateRange) => void;
};

/** Renders a button for each preset, which selects its range and shows the months in which it ends. */
export function PresetList({ presets, value, isDisabled, onSelect }: Props) {
  const state = use(RangeCalendarStateContext);
  return (
    <ul data-part="presets">
      {presets.map(({ id, label, value: range }) => {
        const isSelected = value?.start === range.start && value.end === range.end;
        return (
          <li key={id}>
            <CalendarButton
              data-part="calendar-button"
              slot={null}
              aria-pressed={isSelected}
              isDisabled={isDisabled(range)}
              data-variant={isSelected ? 'soft' : 'ghost'}
              data-size="sm"
              onPress={() => {
                // Focuses a date after the visible months, of which there are at most two, then the end: moving backwards, React Aria
                // shows the month of the end last, after the month before it. `flushSync`, because React would merge both moves.
                const end = parseDate(range.end);
                flushSync(() => state?.setFocusedDate(end.add({ months: 2 })));
                flushSync(() => state?.setFocusedDate(end));
                // Ends a selection that has only a first day: it would replace the preset when the focus leaves the calendar.
                state?.setAnchorDate(null);
                onSelect(range);
              }}
            >
              {wrapTexts(label)}
            </CalendarButton>
          </li>
        );
      })}
    </ul>
  );
}
