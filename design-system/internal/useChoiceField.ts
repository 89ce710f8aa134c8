import type { RefObject } from 'react';
import { mergeRules } from '../validation/rules.ts';
import { useFieldValidation } from '../validation/useFieldValidation.ts';
import type { FieldProps } from './fieldProps.ts';
import { useControllable } from './useControllable.ts';

type Choice<Value> = {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
  focus: (root: HTMLElement) => void;
};

/** The field behind a control whose value React Aria asks for and hands back: choices and switches. */
export function useChoiceField<Value>(
  props: Omit<FieldProps, 'label'> & { label?: string | undefined },
  choice: Choice<Value>,
) {
  const { label, name, rules, messages, errorMessage, isRequired } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const [value, setValue] = useControllable(choice.value, choice.defaultValue, choice.onChange);
  const field = useFieldValidation({
    name,
    label,
    rules: mergeRules(isRequired ? { required: true } : {}, rules),
    messages,
    errorMessage,
    isDisabled,
    isReadOnly,
    read: () => value,
    focus: () => {
      const { current: root } = field.rootRef as RefObject<HTMLElement | null>;
      if (root !== null) choice.focus(root);
    },
  });
  return {
    field,
    value,
    change: (next: Value) => {
      setValue(next);
      field.input(next);
    },
  };
}
