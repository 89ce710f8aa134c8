import { useState } from 'react';
import type { FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import { deriveRules } from '../../validation/rules.ts';
import { listRules } from '../../validation/rules.ts';
import { isNoStray, optionNamed, StrayText } from '../ComboBoxField/optionText.ts';

type Multi = {
  options: readonly FieldOption[];
  minLength: number | undefined;
  maxLength: number | undefined;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((value: readonly string[]) => void) | undefined;
};

function focusInput(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}

/** Keeps what is chosen, and the text of a search that has not chosen anything yet. */
export function useMultiSelect(props: FieldProps, multi: Multi) {
  const { options, minLength, maxLength, value, defaultValue, onChange } = multi;
  const [text, setText] = useState('');
  const [stray, setStray] = useState<StrayText | null>(null);
  const lengths = deriveRules({ minLength, maxLength });
  const rules = [isNoStray, lengths, ...listRules(props.rules ?? {})];
  const choice = useChoiceField<readonly string[], string>(
    { ...props, rules },
    {
      read: (now) => stray ?? now,
      value,
      defaultValue,
      onChange,
      focus: focusInput,
      restore: (initial) => {
        setText('');
        setStray(null);
        choice.setValue(initial);
      },
    },
  );

  const root = choice.field.rootRef;

  // A value without an option is its own word.
  const labels = choice.value.map(
    (chosen) => options.find((option) => option.id === chosen)?.label ?? chosen,
  );

  return {
    ...choice,
    text,
    /** What is chosen, in words. */
    labels,
    remove: (gone: readonly string[]): void => {
      const rest = choice.value.filter((_chosen, at) => !gone.includes(labels[at] ?? ''));
      choice.change(rest);
      // The last one takes the whole row of them along, and the focus that was in it.
      if (rest.length === 0 && root.current) focusInput(root.current);
    },
    type: (next: string): void => {
      setText(next);
      setStray(null);
      if (stray) choice.field.input(choice.value);
    },
    choose: (next: readonly string[]): void => {
      // React Aria hands the same list back when the text is left.
      if (next.join() === choice.value.join()) return;
      setText('');
      setStray(null);
      choice.change(next);
    },
    /** Takes what was typed if it names an option; if not, it stays for its writer to repair. */
    leave: (): void => {
      if (text.trim() === '') return setText('');
      const named = optionNamed(text, options);
      if (named === undefined) return setStray(new StrayText(text));
      setText('');
      if (!choice.value.includes(named.id)) choice.change([...choice.value, named.id]);
    },
  };
}
