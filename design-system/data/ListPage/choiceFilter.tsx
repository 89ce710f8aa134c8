import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { FilterChips } from '../../navigation/FilterChips/FilterChips.tsx';
import { FilterMenu } from '../../navigation/FilterMenu/FilterMenu.tsx';
import {
  changeValues,
  type FilterOption,
  type IdOf,
  type ListFilter,
  type ParamsWith,
  type Source,
  type ValuesOf,
} from './listFilter.ts';

const allId = ' ';

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
