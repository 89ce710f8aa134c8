import { useState, type RefObject } from 'react';
import type { FieldProps } from '../field/fieldProps.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import { addEntries, hasSeparator, parseEntries, splitTyped, type AddResult } from './tagText.ts';

type Options = {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((value: readonly string[]) => void) | undefined;
  /** The maximum number of tags that can be added. */
  capacity: number;
  input: RefObject<HTMLInputElement | null>;
};

/** The last changes, for announcements. */
export type TagChanges = Omit<AddResult, 'tags'> & { readonly removed: readonly string[] };

const noChanges: TagChanges = { added: [], removed: [], duplicates: [], excess: [] };

/** Keeps the tags of a field and the text of the entry that is being typed. */
export function useTags(props: FieldProps, options: Options) {
  const { value, defaultValue, onChange, capacity, input } = options;
  const [text, setText] = useState('');
  const [changes, setChanges] = useState(noChanges);
  const choice = useChoiceField<readonly string[], string>(props, {
    value,
    defaultValue,
    onChange,
    focus: () => input.current?.focus(),
    restore(initial) {
      choice.setValue(initial);
      setText('');
      setChanges(noChanges);
    },
  });

  function add(entries: readonly string[], rest: string): void {
    const { tags, added, duplicates, excess } = addEntries(choice.value, entries, capacity);
    // Excess entries stay in the text, so that nothing is lost.
    setText([...excess, rest].filter((part) => part !== '').join(', '));
    setChanges({ ...noChanges, added, duplicates, excess });
    if (added.length > 0) choice.change(tags);
  }

  return {
    ...choice,
    text,
    changes,
    /** Sets the text. Entries before a separator become tags. */
    changeText: (next: string, isComposing: boolean): void => {
      if (!isComposing && hasSeparator(next)) {
        const { finished, rest } = splitTyped(next);
        return add(finished, rest);
      }
      setText(next);
      setChanges(noChanges);
      // Clears a server error. Skipped without tags, where it would show the required message while typing.
      if (choice.value.length > 0) choice.field.input(choice.value);
    },
    /** Converts the whole text to tags. Returns false when it has no entries. */
    commit: (all = text): boolean => {
      const entries = parseEntries(all);
      if (entries.length > 0) add(entries, '');
      else setText('');
      return entries.length > 0;
    },
    remove: (tags: readonly string[]): void => {
      const rest = choice.value.filter((tag) => !tags.includes(tag));
      setChanges({ ...noChanges, removed: tags });
      choice.change(rest);
      if (rest.length === 0) input.current?.focus();
    },
  };
}
