import { useState } from 'react';
import type { FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import { listRules } from '../../validation/rules.ts';
import { findOption, isNoStray, optionNamed, StrayText } from './optionText.ts';
import { useLoadedOptions, type LoadOptions } from './useLoadedOptions.ts';

type Combo = {
  options: readonly FieldOption[];
  loadOptions: LoadOptions | undefined;
  allowsCustomValue: boolean;
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((value: string | null) => void) | undefined;
};

const none: readonly FieldOption[] = [];

function focusInput(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}

/** Keeps the value and the text of a combo box, which differ while someone is still typing. */
export function useComboBox(props: FieldProps, combo: Combo) {
  const { options, loadOptions, allowsCustomValue, value, defaultValue, onChange } = combo;
  const loaded = useLoadedOptions(loadOptions);
  const [picked, setPicked] = useState(none);
  const [stray, setStray] = useState<StrayText | null>(null);
  const rules = [isNoStray, ...listRules(props.rules ?? {})];
  const choice = useChoiceField<string | null, string>(
    { ...props, rules },
    {
      read: (now) => now ?? stray,
      value,
      defaultValue,
      onChange,
      focus: focusInput,
      restore(initial) {
        const first = typeof initial === 'string' ? initial : null;
        setStray(null);
        choice.setValue(first);
        setText(textFor(first));
      },
    },
  );
  const shown = loadOptions === undefined ? options : (loaded.options ?? none);

  function textFor(wanted: string | null): string {
    const option = findOption(wanted, options, shown, picked);
    return option?.label ?? (allowsCustomValue ? (wanted ?? '') : '');
  }

  // What stands there when nobody types: it follows the value, and a label that comes later.
  const settled = textFor(choice.value);
  const [text, setText] = useState(settled);
  const [lastSettled, setLastSettled] = useState(settled);
  if (settled !== lastSettled) {
    setLastSettled(settled);
    setText(settled);
  }

  function pick(option: FieldOption): void {
    setStray(null);
    setPicked([option]);
    setText(option.label);
    if (option.id !== choice.value) choice.change(option.id);
  }

  return {
    ...choice,
    loaded,
    shown,
    text,
    /** The key of the option that is chosen; a text of one's own has none. */
    selected: findOption(choice.value, options, shown, picked)?.id ?? null,
    /** The text has been changed by hand. */
    type: (next: string): void => {
      setStray(null);
      setText(next);
      loaded.askLater(next);
      if (allowsCustomValue) {
        const named = shown.find(({ label }) => label === next);
        if (named) setPicked([named]);
        choice.change(named?.id ?? (next === '' ? null : next));
      } else if (next === '') {
        if (choice.value !== null) choice.change(null);
      } else if (choice.value !== null) {
        choice.field.input(choice.value);
      }
    },
    /** An option has been chosen, or the text is left as it is: then it counts if it names an option. */
    settle: (key: string | null): void => {
      const option = findOption(key, shown, options, picked);
      if (key !== choice.value && option !== undefined) return pick(option);
      if (allowsCustomValue || text === settled) return;
      const named = optionNamed(text, shown);
      if (named !== undefined) return pick(named);
      // What was typed stays, for its writer to repair.
      setLastSettled('');
      setStray(text === '' ? null : new StrayText(text));
      if (choice.value !== null) choice.setValue(null);
    },
    /** Chooses the option whose label stands there in full; false where there is none. */
    takeNamed: (): boolean => {
      const named = optionNamed(text, shown);
      if (named !== undefined) pick(named);
      return named !== undefined;
    },
    clear: (): void => {
      setText('');
      choice.change(null);
    },
  };
}
