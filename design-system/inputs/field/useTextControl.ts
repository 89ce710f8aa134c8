import { useRef, type ChangeEvent } from 'react';
import { deriveRules, type Constraints } from '../../validation/deriveRules.ts';
import { mergeRules } from '../../validation/rules.ts';
import { useFieldValidation } from '../../validation/useFieldValidation.ts';
import { describedBy } from './FieldFrame/describedBy.ts';
import { splitTextProps, type TextProps } from './textProps.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';

type Reading = {
  /** Constraints beside the lengths. */
  constraints?: Constraints;
  /** What the text means, where that is not the text. */
  toValue?: (text: string) => unknown;
  formatBound?: (bound: number) => string;
  restore?: (initial: unknown) => void;
  /** The frame shows a hint beside that of the lengths. */
  hasHint?: boolean;
};

function asItIs(text: string): unknown {
  return text;
}

/**
 * The field behind a native text control. The text stays in the control unless the caller keeps it, so a
 * keystroke renders nothing but a message that changes. Constraints become rules and never attributes: the
 * browser would cut what is pasted, and its own answer would stand beside ours.
 */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: TextProps<Control>,
  { constraints, toValue = asItIs, formatBound, restore, ...reading }: Reading = {},
) {
  const { native, frame, rest } = splitTextProps(props);
  const { name, rules, messages, errorMessage, isRequired, isDisabled = false } = rest;
  const { isReadOnly = false, value, defaultValue, onChange, minLength, maxLength } = rest;
  const control = useRef<Control>(null);
  useSharedRef(control, rest.inputRef);
  const required = isRequired ?? null;
  const field = useFieldValidation({
    name,
    label: frame.label,
    rules: mergeRules(deriveRules({ ...constraints, required, minLength, maxLength }), rules),
    messages,
    errorMessage,
    isDisabled,
    isReadOnly,
    read: () => toValue(control.current?.value ?? ''),
    focus: () => control.current?.focus(),
    formatBound,
    restore:
      restore ??
      ((initial) => {
        if (value !== undefined) onChange?.(initial as string);
      }),
  });
  const limits = { min: minLength, max: maxLength };
  const hasHint = reading.hasHint || maxLength !== undefined || (minLength ?? 0) > 0;
  return {
    control,
    limits,
    frame: { ...frame, field, isDisabled, isReadOnly },
    input: {
      ...native,
      ...describedBy(field, { hasDescription: Boolean(frame.description), hasHint }),
      ...(value === undefined ? { defaultValue } : { value }),
      id: `${field.id}-control`,
      ref: control,
      name,
      disabled: isDisabled,
      readOnly: isReadOnly,
      'aria-required': field.isRequired || undefined,
      onChange: (event: ChangeEvent<Control>) => {
        field.input(toValue(event.target.value));
        onChange?.(event.target.value);
      },
      onCompositionStart: () => field.compose(true),
      onCompositionEnd: () => field.compose(false),
    },
  };
}
