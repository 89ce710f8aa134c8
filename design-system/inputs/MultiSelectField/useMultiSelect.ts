import { useState } from 'react';
import type { FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useFilledText } from '../field/useFilledText.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import type { FindControl } from '../field/useControlFrame.ts';
import { isSameValue } from '../../validation/fieldState.ts';
import { deriveRules, listRules } from '../../validation/rules.ts';
import { isOption, findOptionByLabel, UnmatchedText } from '../ComboBoxField/optionText.ts';

type Multi<Id extends string> = {
  options: readonly FieldOption<Id>[];
  minLength: number | undefined;
  maxLength: number | undefined;
  value: readonly Id[] | undefined;
  defaultValue: readonly Id[];
  onChange: ((value: readonly Id[]) => void) | undefined;
};

const findInput: FindControl = (root) => root.querySelector('[role="combobox"]');

/** Manages the selected options and the search text. */
export function useMultiSelect<Id extends string>(props: FieldProps, multi: Multi<Id>) {
  const { options, minLength, maxLength, value, defaultValue, onChange } = multi;
  const [text, setText] = useState('');
  const [unmatched, setUnmatched] = useState<UnmatchedText | null>(null);
  const lengths = deriveRules({ minLength, maxLength });
  const rules = [isOption, lengths, ...listRules(props.rules ?? {})];
  const choice = useChoiceField<readonly Id[]>(
    { ...props, rules },
    {
      read: (now) => unmatched ?? now,
      value,
      defaultValue,
      onChange,
      find: findInput,
      // useFilledText below adopts a text that was filled in before hydration.
      readFilled: () => undefined,
      restore: (initial, set) => {
        setText('');
        setUnmatched(null);
        set(initial);
      },
    },
  );

  const root = choice.field.rootRef;

  /** Returns the option with this label; a text without one stays in the control. */
  function commitText(typed: string): FieldOption<Id> | undefined {
    const match = findOptionByLabel(typed, options);
    const isUnmatched = match === undefined && typed.trim() !== '';
    setText(isUnmatched ? typed : '');
    setUnmatched(isUnmatched ? new UnmatchedText(typed) : null);
    return match;
  }

  useFilledText(
    () => root.current?.querySelector<HTMLInputElement>('[role="combobox"]'),
    (filled) => {
      const match = commitText(filled);
      if (match && !choice.value.includes(match.id)) choice.setValue([...choice.value, match.id]);
    },
  );

  return {
    ...choice,
    text,
    /** Returns what is shown for a value: the label of its option, or the value itself. */
    getLabel: (id: string): string => options.find((option) => option.id === id)?.label ?? id,
    remove: (positions: readonly number[]): void => {
      const remaining = choice.value.filter((_id, index) => !positions.includes(index));
      choice.change(remaining);
      // The focused tag is removed, and with the last tag also the list that would move focus to another tag.
      if (remaining.length === 0) choice.field.focus();
    },
    changeText: (next: string): void => {
      // On reset, React Aria sets the text of the first render.
      if (choice.field.isResetting()) return;
      setText(next);
      setUnmatched(null);
      // Validates again without the unmatched text.
      if (unmatched) choice.field.input(choice.value);
    },
    select: (next: readonly Id[]): void => {
      // React Aria reports the same list on blur.
      if (isSameValue(next, choice.value)) return;
      setText('');
      setUnmatched(null);
      choice.change(next);
    },
    /** Selects the option whose label was typed; an unmatched text stays, so that the user can correct it. */
    commit: (): void => {
      const match = commitText(text);
      if (match && !choice.value.includes(match.id)) choice.change([...choice.value, match.id]);
    },
  };
}
