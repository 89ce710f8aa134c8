import { useRef, type ChangeEvent, type CompositionEvent } from 'react';
import { deriveRules, type Constraints } from '../validation/deriveRules.ts';
import { mergeRules } from '../validation/rules.ts';
import { useFieldValidation } from '../validation/useFieldValidation.ts';
import { describedBy } from './FieldFrame/describedBy.ts';
import type { TextProps } from './textProps.ts';
import { useMergedRef } from './useMergedRef.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The field behind a native text control. The text stays in the control unless the caller keeps it, so a
 * keystroke renders nothing but a message that changes. Constraints become rules and never attributes: the
 * browser would cut what is pasted, and its own answer would stand beside ours.
 */
export function useTextControl<Control extends TextControl>(
  props: TextProps<Control>,
  constraints: Constraints = {},
) {
  const { label, description, name, rules, messages, errorMessage, id, ref, ...rest } = props;
  const { isRequired, isDisabled = false, isReadOnly = false, inputRef, ...others } = rest;
  const { value, defaultValue, onChange, minLength, maxLength, ...more } = others;
  const {
    autoComplete,
    autoFocus,
    enterKeyHint,
    inputMode,
    autoCapitalize,
    autoCorrect,
    ...still
  } = more;
  const { form, onBlur, onFocus, onKeyDown, onPaste, placeholder, spellCheck, ...data } = still;
  const control = useRef<Control>(null);
  const derived = deriveRules({
    ...constraints,
    required: isRequired || null,
    minLength,
    maxLength,
  });
  const field = useFieldValidation({
    name,
    label,
    rules: mergeRules(derived, rules),
    messages,
    errorMessage,
    isDisabled,
    isReadOnly,
    read: () => control.current?.value ?? '',
    focus: () => control.current?.focus(),
  });
  const hasLimits = derived.max_length !== undefined || (minLength ?? 0) > 0;
  return {
    field,
    control,
    limits: { min: minLength, max: maxLength },
    frame: { ...data, field, label, description, id, ref, isDisabled, isReadOnly },
    input: {
      id: `${field.id}-control`,
      ref: useMergedRef(control, inputRef),
      name,
      form,
      ...(value === undefined ? { defaultValue } : { value }),
      ...describedBy(field, Boolean(description), hasLimits),
      'aria-required': field.isRequired || undefined,
      disabled: isDisabled,
      readOnly: isReadOnly,
      autoComplete,
      autoFocus,
      autoCapitalize,
      autoCorrect,
      enterKeyHint,
      inputMode,
      placeholder,
      spellCheck,
      onBlur,
      onFocus,
      onKeyDown,
      onPaste,
      onChange: (event: ChangeEvent<Control>) => {
        field.input(event.target.value);
        onChange?.(event.target.value);
      },
      onCompositionStart: () => field.compose(true),
      onCompositionEnd: (_event: CompositionEvent<Control>) => field.compose(false),
    },
  };
}
