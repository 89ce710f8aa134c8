import { useState, type RefObject } from 'react';
import type { FieldProps } from '../field/fieldProps.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import { addEntries, cutList, cutTyped, hasSeparator } from './tagText.ts';

type Tags = {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((value: readonly string[]) => void) | undefined;
  /** How many tags there is room for. */
  room: number;
  input: RefObject<HTMLInputElement | null>;
};

/** What has just become of entries. */
export type TagNews = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly doubles: readonly string[];
  readonly left: readonly string[];
};

const noNews: TagNews = { added: [], removed: [], doubles: [], left: [] };

/** Keeps the tags, and the text of the one that is being typed. */
export function useTags(props: FieldProps, { value, defaultValue, onChange, room, input }: Tags) {
  const [text, setText] = useState('');
  const [news, setNews] = useState(noNews);
  const choice = useChoiceField<readonly string[], string>(props, {
    value,
    defaultValue,
    onChange,
    focus: () => input.current?.focus(),
    restore(initial) {
      choice.setValue(initial);
      setText('');
      setNews(noNews);
    },
  });

  function add(entries: readonly string[], rest: string): void {
    const { tags, added, doubles, left } = addEntries(choice.value, entries, room);
    // What found no room stays where it can be changed.
    setText([...left, rest].filter((part) => part !== '').join(', '));
    setNews({ ...noNews, added, doubles, left });
    if (added.length > 0) choice.change(tags);
  }

  return {
    ...choice,
    text,
    news,
    /** The text has been changed by hand: what a comma ends becomes a tag. */
    type: (next: string, isComposing: boolean): void => {
      if (!isComposing && hasSeparator(next)) {
        const { finished, rest } = cutTyped(next);
        return add(finished, rest);
      }
      setText(next);
      setNews(noNews);
      // What a server said goes with the next input; that nothing is there yet is not said while typing.
      if (choice.value.length > 0) choice.field.input(choice.value);
    },
    /** Makes tags of all that stands in the text; false where there is nothing. */
    finish: (all = text): boolean => {
      const entries = cutList(all);
      if (entries.length > 0) add(entries, '');
      else setText('');
      return entries.length > 0;
    },
    remove: (tags: readonly string[]): void => {
      const rest = choice.value.filter((tag) => !tags.includes(tag));
      setNews({ ...noNews, removed: tags });
      choice.change(rest);
      if (rest.length === 0) input.current?.focus();
    },
  };
}
