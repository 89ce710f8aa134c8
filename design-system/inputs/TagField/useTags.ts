import { useState, type RefObject } from 'react';
import type { FieldProps } from '../field/fieldProps.ts';
import { useFilledText } from '../field/useFilledText.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import { addEntries, hasSeparator, parseEntries, splitTyped, type AddResult } from './tagText.ts';
import type { Suggestions } from './useSuggestions.ts';
import { getActiveElement } from '../../internal/roots.ts';

type Options = {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((value: readonly string[]) => void) | undefined;
  /** The maximum number of tags that can be added. */
  capacity: number;
  input: RefObject<HTMLInputElement | null>;
  suggestions: Suggestions;
  /** Matches the characters between entries. */
  separator: RegExp;
  /** The character that is written between entries in the text. */
  joiner: string;
};

/** The labels of the entries that the last change left out. */
export type TagChanges = Pick<AddResult, 'duplicates' | 'excess'>;

const noChanges: TagChanges = { duplicates: [], excess: [] };

/** Keeps the tags of a field and the text of the entry that is being typed. */
export function useTags(props: FieldProps, options: Options) {
  const { value, defaultValue, onChange, capacity, input, suggestions, separator, joiner } =
    options;
  const { getLabel, list, loaded, remember, toTag } = suggestions;
  const [text, setText] = useState('');
  const [changes, setChanges] = useState(noChanges);
  const choice = useChoiceField<readonly string[]>(props, {
    value,
    defaultValue,
    onChange,
    find: () => input.current,
    // useFilledText below adopts a text that was filled in before hydration.
    readFilled: () => undefined,
    restore(initial, set) {
      set(initial);
      changeText('');
      setChanges(noChanges);
    },
  });

  function changeText(next: string): void {
    setText(next);
    if (next.trim() === '') loaded.cancel();
    else loaded.loadLater(next.trim());
  }

  function add(additions: readonly string[], rest: string): void {
    const { tags, ...lists } = addEntries(choice.value, additions, capacity);
    const duplicates = lists.duplicates.map(getLabel);
    const excess = lists.excess.map(getLabel);
    remember(lists.added);
    // The list closes together with the change of the text: otherwise it would first be announced as empty.
    list.current?.close();
    // Excess entries stay in the text, so that nothing is lost.
    changeText([...excess, rest].filter((part) => part !== '').join(`${joiner} `));
    setChanges({ duplicates, excess });
    if (lists.added.length > 0) choice.change(tags);
  }

  useFilledText(
    () => input.current,
    // A user who is still typing adds the entry later.
    (filled) =>
      getActiveElement(input.current) === input.current ? changeText(filled) : commit(filled),
  );

  /** Converts a text to tags. Returns false when it has no entries. */
  function commit(entryText: string): boolean {
    const entries = parseEntries(entryText, separator);
    if (entries.length > 0) add(entries.map(toTag), '');
    else changeText('');
    return entries.length > 0;
  }

  return {
    ...choice,
    text,
    changes,
    suggestions,
    /** Adds a suggestion, in place of the text. */
    select: (id: string): void => add([id], ''),
    /** Sets the text. Entries before a separator become tags. */
    changeText: (next: string, isComposing: boolean): void => {
      // On reset, React Aria sets the text of the first render.
      if (choice.field.isResetting()) return;
      if (!isComposing && hasSeparator(next, separator)) {
        const { finished, rest } = splitTyped(next, separator);
        return add(finished.map(toTag), rest);
      }
      changeText(next);
      setChanges(noChanges);
      // Clears a server error. Skipped without tags, where it would show the required message while typing.
      if (choice.value.length > 0) choice.field.input(choice.value);
    },
    /** Converts the whole text to tags. Returns false when it has no entries. */
    commit: (entryText = text): boolean => commit(entryText),
    remove: (positions: readonly number[]): void => {
      const remaining = choice.value.filter((_tag, index) => !positions.includes(index));
      setChanges(noChanges);
      choice.change(remaining);
      if (remaining.length === 0) input.current?.focus();
    },
  };
}
