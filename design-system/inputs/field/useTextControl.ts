import { useRef, type ChangeEvent, type FocusEventHandler } from 'react';
import type { Constraints } from '../../validation/constraints.ts';
import { toText } from '../../validation/isEmpty.ts';
import { deriveRules } from '../../validation/rules.ts';
import { mergeRules } from '../../validation/rules.ts';
import { useFocusableField } from './useFocusableField.ts';
import { useEditHistory } from './useEditHistory.ts';
import { useFilledText } from './useFilledText.ts';
import { describedBy } from './FieldFrame/describedBy.ts';
import { splitTextProps, type TextProps } from './textProps.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';

type TextControlOptions<Control extends Element> = {
  /** Constraints in addition to the lengths. */
  constraints?: Constraints;
  /** Converts the text to the field's value. */
  toValue?: (text: string) => unknown;
  /** Formats a minimum or maximum for messages. */
  formatBound?: (bound: number) => string;
  /** The initial value of a field whose value is not its text. */
  defaultValue?: unknown;
  /** Shows the initial value: on reset, and without a reset when the default value has changed. */
  restore?: (initial: unknown, isReset: boolean) => void;
  /** The frame shows a hint in addition to the hint about the length. */
  hasHint?: boolean;
  /** Called when focus leaves the control, e.g. to format its text. */
  onControlBlur?: FocusEventHandler<Control>;
};

/**
 * Connects a native text control to validation. Uncontrolled text stays in the control, so that a keystroke renders only a changed
 * message. Constraints become rules, never attributes: with attributes, the browser would truncate pasted text and show
 * its own messages.
 */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: TextProps<Control>,
  {
    constraints,
    toValue = (text) => text,
    formatBound,
    defaultValue: typedDefault,
    restore,
    hasHint,
    onControlBlur,
  }: TextControlOptions<Control> = {},
) {
  const { native, frame, rest } = splitTextProps(props);
  const { name, rules, messages, errorMessage, isRequired, isDisabled = false } = rest;
  const { isReadOnly = false, value, defaultValue, onChange, minLength, maxLength } = rest;
  const control = useRef<Control>(null);
  useSharedRef(control, rest.inputRef);
  useEditHistory(control);
  const required = isRequired ?? null;
  const field = useFocusableField({
    name,
    label: frame.label,
    textValue: frame.textValue,
    rules: mergeRules(deriveRules({ ...constraints, required, minLength, maxLength }), rules),
    messages,
    errorMessage,
    isDisabled,
    isReadOnly,
    defaultValue: restore || defaultValue === undefined ? typedDefault : toValue(defaultValue),
    describedBy: rest.describedBy,
    validateOn: rest.validateOn,
    read: () => toValue(control.current?.value ?? ''),
    // A control that was filled in before it was hydrated still has its default value.
    readInitial: () => toValue(control.current?.defaultValue ?? ''),
    focus: () => control.current?.focus(),
    formatBound,
    restore:
      restore ??
      ((initial, isReset) => {
        const text = toText(initial) ?? '';
        if (control.current && value === undefined) control.current.value = text;
        if (isReset) onChange?.(text);
      }),
  });
  useFilledText(
    () => control.current,
    (text) => onChange?.(text),
  );
  const limits = { min: minLength, max: maxLength };
  const hasLimits = maxLength !== undefined || (minLength ?? 0) > 0;
  return {
    control,
    limits,
    frame: { ...frame, field, isDisabled, isReadOnly },
    input: {
      'data-part': 'input',
      ...native,
      ...describedBy(field, {
        hasDescription: Boolean(frame.description),
        hasHint: hasHint || hasLimits,
        isText: true,
      }),
      ...(value === undefined ? { defaultValue } : { value }),
      id: `${field.id}-control`,
      ref: control,
      name,
      disabled: isDisabled,
      readOnly: isReadOnly,
      onBlur: onControlBlur,
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
