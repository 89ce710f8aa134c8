import type { ReactNode } from 'react';
import type { FilterBarItem } from '../../navigation/FilterBar/FilterBar.tsx';

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
export type Source = {
  values: Readonly<Record<string, unknown>>;
  change: (changes: never, options?: { replace: boolean }) => void;
};

/** The values of an address. */
export type ValuesOf<From extends Source> = From['values'];

/** The parameters of an address that have values of a type. */
export type ParamsWith<From extends Source, Value> = {
  [Name in keyof ValuesOf<From>]: ValuesOf<From>[Name] extends Value ? Name : never;
}[keyof ValuesOf<From>] &
  string;

/** The ids among the values of a parameter. */
export type IdOf<Value> = Value extends readonly (infer Id extends string)[]
  ? Id
  : Value extends string
    ? Value
    : never;

/** Changes values of an address. */
export function changeValues(
  from: Source,
  changes: Readonly<Record<string, unknown>>,
  options?: { replace: boolean },
): void {
  from.change(changes as never, options);
}
