import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBeforeSubmit } from '../field/useBeforeSubmit.ts';
import { listOptions, type FieldEntry, type FieldOption } from '../field/fieldOption.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { useFilledText } from '../field/useFilledText.ts';
import { useChoiceField } from '../field/useChoiceField.ts';
import { listRules } from '../../validation/rules.ts';
import { findOption, isOption, findOptionByLabel, UnmatchedText } from './optionText.ts';
import { useLoadedOptions, type LoadOptions } from './useLoadedOptions.ts';

type Combo = {
  options: readonly FieldEntry[];
  loadOptions: LoadOptions | undefined;
  allowsCustomValue: boolean;
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((value: string | null) => void) | undefined;
};

const none: readonly FieldOption[] = [];

const findInput = (root: Element) => root.querySelector<HTMLInputElement>('[role="combobox"]');

/** Manages the value and the text of a combo box, which differ while the user types. */
export function useComboBox(props: FieldProps, combo: Combo) {
  const { options: entries, loadOptions, allowsCustomValue, value, defaultValue, onChange } = combo;
  const options = listOptions(entries);
  const loaded = useLoadedOptions(loadOptions);
  const [selectedOptions, setSelectedOptions] = useState(none);
  const [unmatched, setUnmatched] = useState<UnmatchedText | null>(null);
  const rules = [isOption, ...listRules(props.rules ?? {})];
  const choice = useChoiceField<string | null>(
    { ...props, rules },
    {
      // The text may have been cleared, or replaced with the value.
      read: (now) => now ?? (unmatched?.text === text ? unmatched : null),
      value,
      defaultValue,
      onChange,
      find: findInput,
      // useFilledText below adopts a text that was filled in before hydration.
      readFilled: () => undefined,
      restore(initial, set) {
        setUnmatched(null);
        setSearch('');
        set(initial);
        setText(getText(initial));
      },
    },
  );
  const shownEntries = loadOptions === undefined ? entries : (loaded.options ?? none);
  const shown = listOptions(shownEntries);

  function getText(value: string | null): string {
    const option = findOption(value, options, shown, selectedOptions);
    return option?.label ?? (allowsCustomValue ? (value ?? '') : '');
  }

  // The text of the current value; it changes with the value, or when its label is loaded.
  const valueText = getText(choice.value);
  const [text, setText] = useState(valueText);
  const [lastValueText, setLastValueText] = useState(valueText);
  // The text that filters the options. Choosing an option keeps it: a list that is filtered again would announce its size as it closes.
  const [search, setSearch] = useState('');
  if (valueText !== lastValueText) {
    setLastValueText(valueText);
    setText(valueText);
  }

  /** Returns the enabled option with exactly this label. */
  function findExact(exact: string): FieldOption | undefined {
    return shown.find(({ label, isDisabled }) => label === exact && !isDisabled);
  }

  /** Keeps a text without an option, so that the user can correct it. */
  function loseValue(typed: string): void {
    // The text of no value is empty. Without this, the next render would replace the typed text by it.
    setLastValueText('');
    setUnmatched(typed === '' ? null : new UnmatchedText(typed));
    if (choice.value !== null) choice.setValue(null);
  }

  function select(option: FieldOption): void {
    setUnmatched(null);
    setSelectedOptions([option]);
    setText(option.label);
    if (option.id !== choice.value) choice.change(option.id);
  }

  function findControl(): HTMLInputElement | null {
    const { current: root } = choice.field.rootRef;
    return root && findInput(root);
  }

  /** Selects an option by its key, or else the option whose label was typed. */
  function commit(key: string | null = null): void {
    if (choice.field.isResetting()) return;
    const option = findOption(key, shown, options, selectedOptions);
    if (key !== choice.value && option !== undefined) return select(option);
    // The options may have been loaded after the text was typed.
    const loadedOption = text === choice.value ? findExact(text) : undefined;
    if (allowsCustomValue && loadedOption) return select(loadedOption);
    if (allowsCustomValue || text === valueText) return;
    const match = findOptionByLabel(text, shown);
    if (match !== undefined) return select(match);
    loseValue(text);
  }

  useBeforeSubmit(findControl, () => {
    if (text !== valueText) flushSync(() => commit());
  });

  useFilledText(findControl, (filled) => {
    const match = findOptionByLabel(filled, shown);
    setText(match?.label ?? filled);
    if (match) choice.setValue(match.id);
    else if (allowsCustomValue) choice.setValue(filled || null);
    else loseValue(filled);
    if (!match && filled !== '') loaded.loadLater(filled);
  });

  return {
    ...choice,
    loaded,
    /** The given options, or the loaded ones. */
    shown: shownEntries,
    text,
    search,
    /** The id of the selected option; null for a custom text. */
    selected: findOption(choice.value, options, shown, selectedOptions)?.id ?? null,
    /** Handles a change of the text by the user. */
    changeText: (next: string): void => {
      // On reset, React Aria sets the text of the first render.
      if (choice.field.isResetting()) return;
      setUnmatched(null);
      setText(next);
      setSearch(next);
      loaded.loadLater(next);
      if (allowsCustomValue) {
        const match = findExact(next);
        if (match) setSelectedOptions([match]);
        choice.change(match?.id ?? (next === '' ? null : next));
      } else if (next === '') {
        if (choice.value !== null) choice.change(null);
      } else if (choice.value !== null) {
        // The value stays until the user selects an option or leaves the field.
        choice.field.input(choice.value);
      }
    },
    commit,
    /** Selects the option whose label was typed. Returns whether there is one. */
    selectByText: (): boolean => {
      const match = findOptionByLabel(text, shown);
      if (match !== undefined) select(match);
      return match !== undefined;
    },
    clear: (): void => {
      setText('');
      setSearch('');
      choice.change(null);
    },
  };
}
