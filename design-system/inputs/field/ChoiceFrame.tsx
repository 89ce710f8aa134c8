import type { ReactNode, Ref } from 'react';
import { messagePart } from './FieldFrame/messagePart.tsx';
import type { FieldEvents } from './fieldProps.ts';
import { useFieldEvents } from './useFieldEvents.ts';
import { useFieldRef } from './useFieldRef.ts';
import type { FocusableField } from './useFocusableField.ts';
import { ChoiceRoot } from './ChoiceFrame.styles.ts';

type Props = FieldEvents & {
  field: FocusableField;
  /** The label, which the control itself renders. */
  label: ReactNode;
  /** The control with its label. */
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  isReadOnly?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a single checkbox or switch with its description and message. */
export function ChoiceFrame({
  field,
  children,
  description,
  isDisabled,
  isLabelHidden,
  autoFocus,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: Props) {
  const { id, isRequired, message, rootRef } = field;
  useFieldRef(field, ref);
  const events = useFieldEvents(field, { autoFocus, onFocus, onBlur, onKeyDown });
  return (
    <ChoiceRoot
      {...props}
      ref={rootRef}
      data-required={isRequired || undefined}
      data-invalid={message !== null || undefined}
      data-disabled={isDisabled || undefined}
      data-label-hidden={isLabelHidden || undefined}
      {...events}
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
