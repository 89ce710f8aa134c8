import type { ReactNode } from 'react';
import { isDevelopment, reportOnce } from '../../internal/warnOnce.ts';

/**
 * An option of a choice field. Ids are texts, because the form sends them: `SelectField<'small' | 'large'>`. An application whose values
 * are objects looks them up by their id.
 */
export type FieldOption<Id extends string = string> = {
  /** The value that is stored and submitted. */
  id: Id;
  /** The text that is shown. */
  label: string;
  /** The language of the label as a BCP 47 tag, if the page has another, as for the name of a language. */
  lang?: string | undefined;
  /** A second, less prominent line. */
  description?: string | undefined;
  /** An icon or a small picture before the label. */
  icon?: ReactNode;
  /** Other words that find the option in a `ComboBoxField`, such as `UK` for United Kingdom. */
  aliases?: readonly string[] | undefined;
  /**
   * Whether the option is shown but cannot be selected.
   * @default false
   */
  isDisabled?: boolean | undefined;
  items?: undefined;
};

/** Options under a heading. */
export type FieldSection<Id extends string = string> = {
  /** Identifies the section among others with the same label. */
  id?: string | undefined;
  /** The heading. */
  label: string;
  /** The options of the section. */
  items: readonly FieldOption<Id>[];
};

/** An option of a choice field, or a section of options. */
export type FieldEntry<Id extends string = string> = FieldOption<Id> | FieldSection<Id>;

/** An option as JavaScript without types may pass it: of other libraries, with `value`, or with a number. */
type AnyOption = Omit<FieldOption, 'id'> & {
  readonly id?: string | number;
  readonly value?: string | number;
};

/** Returns whether all options have an `id` that is a text. */
const haveIds = (entries: readonly FieldEntry[]): boolean =>
  entries.every((entry) => (entry.items ? haveIds(entry.items) : typeof entry.id === 'string'));

/**
 * Returns the entries, with options whose `id` is a text. An option without an `id` gets its `value` or else its label, and an error in
 * development: React Aria would submit a generated id such as `react-aria-1`.
 */
export function withIds<Entry extends FieldEntry>(entries: readonly Entry[]): readonly Entry[] {
  if (haveIds(entries)) return entries;
  if (isDevelopment) {
    reportOnce('An option of a field has no `id` that is a string. Options are `{ id, label }`.');
  }
  return entries.map((entry) => {
    if (entry.items) return { ...entry, items: withIds(entry.items) };
    const option = entry as unknown as AnyOption;
    return { ...entry, id: String(option.id ?? option.value ?? option.label) };
  });
}

const flattened = new WeakMap<readonly FieldEntry[], readonly FieldOption[]>();

/** Returns the options of entries without their sections: the same array for the same entries. */
export function listOptions<Id extends string>(
  entries: readonly FieldEntry<Id>[],
): readonly FieldOption<Id>[] {
  if (!entries.some(({ items }) => items)) return entries as readonly FieldOption<Id>[];
  const options = flattened.get(entries) ?? entries.flatMap((entry) => entry.items ?? entry);
  flattened.set(entries, options);
  return options as readonly FieldOption<Id>[];
}

/** Returns the entries without some options, and without sections that are empty then. */
export function filterEntries(
  entries: readonly FieldEntry[],
  accepts: (option: FieldOption) => boolean,
): readonly FieldEntry[] {
  return entries.flatMap((entry): FieldEntry[] => {
    if (!entry.items) return accepts(entry) ? [entry] : [];
    const items = entry.items.filter(accepts);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

/** Returns the key of a section in its list. Keys of options are their ids. */
export const getSectionKey = ({ id, label }: FieldSection) => `section ${id ?? label}`;
