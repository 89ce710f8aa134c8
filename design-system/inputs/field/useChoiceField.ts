import type { ReactNode, RefObject } from 'react';
import { mergeRules } from '../../validation/rules.ts';
import { useFocusableField } from './useFocusableField.ts';
import type { FieldProps } from './fieldProps.ts';
import { useControllable } from '../../internal/useControllable.ts';

type ChoiceProps<Label> = Omit<FieldProps, 'label'> & { label: Label };

type Choice<Value> = {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
  focus: (root: HTMLElement) => void;
  /** Restores the initial value on reset, where React Aria does not. */
  restore?: (initial: Value) => void;
  /** Returns what is validated, where that is not the value: a text that matches no option. */
  read?: (value: Value) => unknown;
};

/** Connects a React Aria control with a value, such as a select or a switch, to validation. */
export function useChoiceField<Value, Label extends ReactNode = ReactNode>(
  props: ChoiceProps<Label>,
  choice: Choice<Value>,
) {
  const { name, rules, messages, errorMessage, isRequired, ...described } = props;
  const { 'aria-describedby': describedBy, ...frame } = described;
  const { label, isDisabled = false, isReadOnly = false } = frame;
  const [value, setValue] = useControllable(choice.value, choice.defaultValue, choice.onChange);
  const field = useFocusableField({
    name,
    label: typeof label === 'string' ? label : undefined,
    rules: mergeRules(isRequired ? { required: true } : {}, rules),
    messages,
    errorMessage,
    isDisabled,
    isReadOnly,
    describedBy,
    read: () => (choice.read ? choice.read(value) : value),
    focus: () => {
      const { current: root } = field.rootRef as RefObject<HTMLElement | null>;
      if (root !== null) choice.focus(root);
    },
    restore: (initial) => choice.restore?.(initial as Value),
  });
  return {
    field,
    frame,
    /** Props of the React Aria control. */
    control: { name, isDisabled, isReadOnly, isInvalid: field.message !== null },
    value,
    /** Sets the value without validating it, e.g. on reset. */
    setValue,
    change: (next: Value) => {
      setValue(next);
      field.input(next);
    },
  };
}

/** Focuses the first control in a field's root. */
export function focusFirst(root: HTMLElement): void {
  root.querySelector<HTMLElement>('input:checked, input:not(:disabled), button')?.focus();
}
