import type { Formats } from '../../formatters/formats.ts';
import { DateRangeField } from '../../inputs/DateRangeField/DateRangeField.tsx';
import { changeValues, type ListFilter, type ParamsWith, type Source } from './listFilter.ts';

/**
 * Returns a filter by a range of days, both included, in two parameters. The field shows both days or none, so the request must leave out a day
 * without the other, too.
 */
export function daysFilter<From extends Source, Name extends ParamsWith<From, string | undefined>>(
  address: From,
  [from, to]: readonly [Name, Name],
  { label, formats }: { label: string; formats: Pick<Formats, 'dateRange'> },
): ListFilter {
  const [start, end] = [from, to].map((name) => address.values[name] as string | undefined);
  const change = (range: { start: string; end: string } | null) =>
    // Each key in a range that is there changes it: these are one step for the Back button.
    changeValues(
      address,
      { [from]: range?.start, [to]: range?.end },
      { replace: Boolean(range && start && end) },
    );
  const content = (
    <DateRangeField
      label={label}
      isLabelHidden
      value={start && end ? { start, end } : null}
      onChange={(range) => {
        // While dates are typed there is no range yet.
        if (range || start || end) change(range);
      }}
    />
  );
  return {
    id: from,
    label,
    content,
    chosen:
      start && end
        ? [{ id: from, texts: [formats.dateRange(start, end)], remove: () => change(null) }]
        : [],
  };
}
