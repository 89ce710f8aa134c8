import type { ReactNode } from 'react';
import type { Formats } from '../../formatters/formats.ts';
import { DateRangeField } from '../../inputs/DateRangeField/DateRangeField.tsx';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import type { FilterBarItem } from '../../navigation/FilterBar/FilterBar.tsx';
import { FilterChips } from '../../navigation/FilterChips/FilterChips.tsx';
import { FilterMenu } from '../../navigation/FilterMenu/FilterMenu.tsx';
import { ListSearch } from './ListSearch.tsx';

/** A choice of a filter that the user has made, by the parameter of the address that holds it. */
export type ChosenFilter = {
  /** The parameter, or the first of several that belong together. */
  id: string;
  /** The names of what is chosen, such as of the options. */
  texts: readonly string[];
  remove: () => void;
};

/** A filter of a `ListPage`. */
export type ListFilter = FilterBarItem & {
  /** The filter in a list without a search, where it is always shown; `bar` or `content` by default. */
  field?: ReactNode;
  /** What is chosen. */
  chosen: readonly ChosenFilter[];
};

/** An option of a filter; `textValue` is its label as plain text, if the label is none, `count` the number of results with it. */
export type FilterOption<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  textValue?: string;
  count?: number | undefined;
};

/** The address of a list, or a part of it: values by parameter, and how they are changed. */
type Source = { values: Readonly<Record<string, unknown>>; change: (changes: never) => void };

type ValuesOf<From extends Source> = From['values'];

/** The parameters of an address that have values of a type. */
type ParamsWith<From extends Source, Value> = {
  [Name in keyof ValuesOf<From>]: ValuesOf<From>[Name] extends Value ? Name : never;
}[keyof ValuesOf<From>] &
  string;

/** The ids among the values of a parameter. */
type IdOf<Value> = Value extends readonly (infer Id extends string)[]
  ? Id
  : Value extends string
    ? Value
    : never;

function changeValues(from: Source, changes: Readonly<Record<string, unknown>>): void {
  from.change(changes as never);
}

const allId = ' ';

const getText = ({ id, label, textValue }: FilterOption) =>
  textValue ?? (typeof label === 'string' ? label : id);

/** Returns a filter of which one option, or none, is chosen. */
export function choiceFilter<
  From extends Source,
  Name extends ParamsWith<From, string | undefined>,
>(
  address: From,
  param: Name,
  {
    label,
    allLabel,
    options,
  }: {
    label: string;
    /** The label of the option that chooses none, such as "All statuses". */
    allLabel: string;
    options: readonly (FilterOption<IdOf<ValuesOf<From>[Name]>> & { label: string })[];
  },
): ListFilter {
  const value = address.values[param] as string | undefined;
  const change = (id: string | undefined) => {
    changeValues(address, { [param]: options.find((option) => option.id === id)?.id });
  };
  const all = [{ id: allId, label: allLabel }, ...options];
  const shared = {
    items: all,
    selectedKeys: [value ?? allId],
    selectionMode: 'single' as const,
    onSelectionChange: ([id]: Set<string>) => change(id),
  };
  return {
    id: param,
    label,
    content: <FilterChips {...shared} aria-label={label} />,
    bar: <FilterMenu {...shared} label={label} />,
    field: (
      <SelectField
        label={label}
        isLabelHidden
        options={all}
        value={value ?? allId}
        onChange={(id) => change(id ?? undefined)}
      />
    ),
    chosen: options
      .filter(({ id }) => id === value)
      .map((option) => ({ id: param, texts: [option.label], remove: () => change(undefined) })),
  };
}

/** Returns a filter of which several options can be chosen. */
export function choicesFilter<
  From extends Source,
  Name extends ParamsWith<From, readonly string[]>,
>(
  address: From,
  param: Name,
  {
    label,
    options,
  }: { label: string; options: readonly FilterOption<IdOf<ValuesOf<From>[Name]>>[] },
): ListFilter {
  const chosen = address.values[param] as readonly string[];
  const change = (ids: readonly string[]) => changeValues(address, { [param]: ids });
  const shared = {
    items: options,
    selectedKeys: [...chosen],
    onSelectionChange: (keys: Set<string>) => change([...keys]),
  };
  return {
    id: param,
    label,
    content: <FilterChips {...shared} aria-label={label} />,
    bar: <FilterMenu {...shared} label={label} />,
    chosen:
      chosen.length > 0
        ? [
            {
              id: param,
              texts: options.filter(({ id }) => chosen.includes(id)).map(getText),
              remove: () => change([]),
            },
          ]
        : [],
  };
}

/** Returns a filter of several parameters that are on or off, such as "Only show: Invited". */
export function flagsFilter<From extends Source, Name extends ParamsWith<From, boolean>>(
  address: From,
  {
    id,
    label,
    options,
  }: { id: string; label: string; options: readonly (FilterOption<Name> & { label: string })[] },
): ListFilter {
  const change = (isOn: (name: Name) => boolean) =>
    changeValues(address, Object.fromEntries(options.map(({ id: name }) => [name, isOn(name)])));
  const isChosen = (name: Name) => address.values[name] === true;
  const chosen = options.filter((option) => isChosen(option.id));
  return {
    id,
    label,
    content: (
      <FilterChips
        aria-label={label}
        items={options}
        selectedKeys={chosen.map((option) => option.id)}
        onSelectionChange={(keys) => change((name) => keys.has(name))}
      />
    ),
    chosen: chosen.map((option) => ({
      id: option.id,
      texts: [option.label],
      remove: () => change((name) => name !== option.id && isChosen(name)),
    })),
  };
}

/** Returns a filter by a range of days, both included, in two parameters. A day without the other is ignored. */
export function daysFilter<From extends Source, Name extends ParamsWith<From, string | undefined>>(
  address: From,
  [from, to]: readonly [Name, Name],
  { label, formats }: { label: string; formats: Pick<Formats, 'dateRange'> },
): ListFilter {
  const [start, end] = [from, to].map((name) => address.values[name] as string | undefined);
  const change = (range: { start: string; end: string } | null) =>
    changeValues(address, { [from]: range?.start, [to]: range?.end });
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

/** Returns the search of a list, for `search`. What is typed is in the address 300 ms after the last letter. */
export function searchFilter<
  From extends Source,
  Name extends ParamsWith<From, string | undefined>,
>(
  address: From,
  param: Name,
  {
    label,
    placeholder,
    formatText = (text) => text,
  }: {
    /** The label, which is visually hidden, such as "Search by job or brand". */
    label: string;
    placeholder?: string;
    /** Returns the name of the search in the list of filters in use; the text by default. */
    formatText?: (text: string) => string;
  },
): ListFilter {
  const text = address.values[param] as string | undefined;
  return {
    id: param,
    label,
    content: <ListSearch param={param} label={label} placeholder={placeholder} />,
    chosen: text
      ? [
          {
            id: param,
            texts: [formatText(text)],
            remove: () => changeValues(address, { [param]: undefined }),
          },
        ]
      : [],
  };
}

/** Returns the order of a list, for `sort`. The first option is the default. */
export function sortFilter<From extends Source, Name extends ParamsWith<From, string>>(
  address: From,
  param: Name,
  {
    label,
    options,
  }: { label: string; options: readonly FilterOption<IdOf<ValuesOf<From>[Name]>>[] },
): FilterBarItem {
  const props = {
    items: options,
    selectedKeys: [address.values[param] as string],
    selectionMode: 'single' as const,
    onSelectionChange: ([id = options[0]?.id]: Set<string>) =>
      changeValues(address, { [param]: id }),
  };
  return {
    id: param,
    label,
    content: <FilterChips {...props} aria-label={label} />,
    bar: <FilterMenu {...props} label={label} />,
  };
}
