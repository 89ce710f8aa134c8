import type { FilterBarItem } from '../../navigation/FilterBar/FilterBar.tsx';
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

const getText = ({ id, label, textValue }: FilterOption) =>
  textValue ?? (typeof label === 'string' ? label : id);

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
