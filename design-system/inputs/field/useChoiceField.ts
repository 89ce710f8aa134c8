import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isSameValue } from '../../validation/fieldState.ts';
import { mergeRules } from '../../validation/rules.ts';
import { useControlFrame, type FindControl } from './useControlFrame.ts';
import { isExposedInvalid } from './FieldFrame/describedBy.ts';
import { useFocusableField } from './useFocusableField.ts';
import type { FieldProps } from './fieldProps.ts';
import { useControllable } from '../../internal/useControllable.ts';

type Choice<Value> = {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
  find: FindControl;
  /** Returns the value that a server-rendered control had before it was hydrated; undefined if there was none. */
  readFilled: (root: HTMLElement) => Value | undefined;
  /** Restores the initial value and anything else that the field shows; `set` sets the value. By default only the value is set. */
  restore?: (initial: Value, set: (value: Value) => void) => void;
  /** Returns what is validated, if that is not the value: e.g. a typed text that matches no option. */
  read?: (value: Value) => unknown;
};

/** Connects a React Aria control with a value, such as a select or a switch, to validation. */
export function useChoiceField<Value>(props: FieldProps, choice: Choice<Value>) {
  const { name, rules, ruleMessages, errorMessage, isRequired, validateOn, ...described } = props;
  const { 'aria-describedby': describedBy, ...frame } = described;
  const { label, textValue, isDisabled = false, isReadOnly = false } = frame;
  const [value, setValue, setWithoutOnChange] = useControllable(
    choice.value,
    choice.defaultValue,
    choice.onChange,
  );
  const field = useFocusableField({
    name,
    label,
    textValue,
    rules: mergeRules(isRequired ? { required: true } : {}, rules),
    messages: ruleMessages,
    errorMessage,
    isDisabled,
    isReadOnly,
    describedBy,
    validateOn,
    read: () => (choice.read ? choice.read(value) : value),
    focus: () => {
      const { current: root } = field.rootRef as RefObject<HTMLElement | null>;
      if (root !== null) choice.find(root)?.focus();
    },
    defaultValue: choice.value === undefined ? choice.defaultValue : undefined,
    restore: (initial, isReset) => {
      const set = isReset ? setValue : setWithoutOnChange;
      if (choice.restore) choice.restore(initial as Value, set);
      else set(initial as Value);
    },
  });
  const adoptFilled = useEffectEvent(() => {
    const { current: root } = field.rootRef as RefObject<HTMLElement | null>;
    const filled = root ? choice.readFilled(root) : undefined;
    if (filled !== undefined && !isSameValue(filled, value)) setValue(filled);
  });
  // In a layout effect: the next render would overwrite what was filled in.
  useLayoutEffect(() => adoptFilled(), []);
  return {
    field,
    frame: useControlFrame(field, choice.find, frame),
    /** Props of the React Aria control. */
    control: { name, isDisabled, isReadOnly, isInvalid: isExposedInvalid(field) },
    value,
    /** Sets the value without validating it, e.g. on reset. */
    setValue,
    change: (next: Value) => {
      if (field.isResetting()) return;
      setValue(next);
      field.input(next);
    },
  };
}

/** Returns whether the checkbox in a field's root is ticked. */
export function isTicked(root: HTMLElement): boolean | undefined {
  return root.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked;
}

/**
 * Returns the values of the ticked checkboxes or radio buttons in a field's root; undefined if none was changed. The field's value may have
 * another order, and ids whose options arrive later.
 */
export function listTicked(root: HTMLElement): string[] | undefined {
  const inputs = [...root.querySelectorAll('input')];
  return inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)
    ? inputs.filter(({ checked }) => checked).map(({ value }) => value)
    : undefined;
}

/** Returns the first checkbox, radio button or switch in a field's root. */
export const findFirst: FindControl = (root) =>
  root.querySelector('input:checked, input:not(:disabled)');
