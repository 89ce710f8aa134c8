import type { FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { hasLeft } from './FieldFrame/hasLeft.ts';
import { messagePart } from './FieldFrame/messagePart.tsx';
import { useFieldRef } from './useFieldRef.ts';
import type { FocusableField } from './useFocusableField.ts';
import { ChoiceRoot } from './ChoiceFrame.styles.ts';

type Props = {
  field: FocusableField;
  /** Unused, because the control renders the label; callers pass it with the other options of the field. */
  label: ReactNode;
  /** The control with its label. */
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  isReadOnly?: boolean;
  id?: string;
  /** Called when focus leaves the field. */
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  onFocusCapture?: FocusEventHandler<HTMLElement>;
  onKeyDownCapture?: KeyboardEventHandler<HTMLElement>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a single checkbox or switch with its description and message. */
export function ChoiceFrame({
  field,
  children,
  description,
  isDisabled,
  isLabelHidden,
  // Not attributes of the root.
  isReadOnly: _isReadOnly,
  label: _label,
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
      onBlur={(event) => {
        if (!hasLeft(event)) return;
        field.blur();
        onBlur?.(event);
      }}
    >
      {children}
      {description && (
        <div id={`${id}-description`} data-part="description">
          {description}
        </div>
      )}
      {messagePart(field)}
    </ChoiceRoot>
  );
}
