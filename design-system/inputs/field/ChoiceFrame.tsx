import type { FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { FieldHelp } from './FieldHelp/FieldHelp.tsx';
import type { FieldLabel, FieldProps } from './fieldProps.ts';
import { RequiredText } from './FieldFrame/RequiredText.tsx';
import { hasLeft } from './FieldFrame/hasLeft.ts';
import { messagePart } from './FieldFrame/messagePart.tsx';
import { useFieldRef } from './useFieldRef.ts';
import type { FocusableField } from './useFocusableField.ts';
import { ChoiceRoot } from './ChoiceFrame.styles.ts';

type Props = FieldLabel &
  Pick<FieldProps, 'id' | 'isDisabled' | 'isReadOnly'> & {
    field: FocusableField;
    /** The control with its label. */
    children: ReactNode;
    /** Whether the text "Required" is part of the control's description. */
    isGroup?: boolean;
    /** Called when focus leaves the field. */
    onBlur?: FocusEventHandler<HTMLElement> | undefined;
    onFocusCapture?: FocusEventHandler<HTMLElement>;
    onKeyDownCapture?: KeyboardEventHandler<HTMLElement>;
    ref?: Ref<HTMLDivElement>;
  };

/** Renders a single checkbox or switch with its description and message. */
export function ChoiceFrame({
  field,
  children,
  description,
  isDisabled,
  isLabelHidden,
  isGroup,
  // Not an attribute of the root.
  isReadOnly: _isReadOnly,
  label,
  textValue,
  contextualHelp,
  onBlur,
  ref,
  ...props
}: Props) {
  const { id, isRequired, message, rootRef } = field;
  useFieldRef(field, ref);
  return (
    <ChoiceRoot
      data-part="choice"
      {...props}
      ref={rootRef}
      data-required={isRequired || undefined}
      data-invalid={message !== null || undefined}
      data-disabled={isDisabled || undefined}
      data-label-hidden={isLabelHidden || undefined}
      data-help={Boolean(contextualHelp) || undefined}
      onBlur={(event) => {
        if (!hasLeft(event)) return;
        field.blur();
        onBlur?.(event);
      }}
    >
      {children}
      {contextualHelp && (
        <FieldHelp label={label} textValue={textValue}>
          {contextualHelp}
        </FieldHelp>
      )}
      {isGroup && isRequired && <RequiredText id={id} />}
      {description && (
        <div id={`${id}-description`} data-part="description">
          {description}
        </div>
      )}
      {messagePart(field)}
    </ChoiceRoot>
  );
}
