import { useRef, useState } from 'react';
import { findOption, findOptionByLabel } from '../ComboBoxField/optionText.ts';
import { useLoadedOptions, type LoadOptions } from '../ComboBoxField/useLoadedOptions.ts';
import { listOptions, type FieldEntry, type FieldOption } from '../field/fieldOption.ts';

const none: readonly FieldOption[] = [];

/** The list while its field is mounted. */
export type SuggestionList = { close: () => void };

/** Keeps the suggestions of a tag field, loaded or given, and those that became tags. */
export function useSuggestions(
  entries: readonly FieldEntry[] = none,
  loadSuggestions: LoadOptions | undefined,
) {
  const loaded = useLoadedOptions(loadSuggestions);
  const [selected, setSelected] = useState(none);
  const list = useRef<SuggestionList>(null);
  const suggestions = listOptions(entries);
  const shownEntries = loadSuggestions === undefined ? entries : (loaded.options ?? none);
  const shown = listOptions(shownEntries);
  return {
    loaded,
    list,
    /** The suggestions for the current text. */
    shown: shownEntries,
    /** Returns what is shown for a tag: the label of its suggestion, or the tag itself. */
    getLabel: (tag: string): string => findOption(tag, suggestions, shown, selected)?.label ?? tag,
    /** Returns the tag for a typed entry: the id of the suggestion with this label, or the entry itself. */
    toTag: (entry: string): string => findOptionByLabel(entry, shown)?.id ?? entry,
    /** Keeps the labels of tags whose suggestions the next request replaces. */
    remember: (tags: readonly string[]): void => {
      const added = shown.filter(({ id }) => tags.includes(id));
      if (loadSuggestions && added.length > 0) setSelected([...selected, ...added]);
    },
  };
}

/** What `useSuggestions` returns. */
export type Suggestions = ReturnType<typeof useSuggestions>;
