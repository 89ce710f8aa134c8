import type { ReactNode, Ref } from 'react';
import type { FieldValidation } from '../../../validation/useField.ts';
import { announceErrors } from '../../../validation/fieldElement.ts';
import { hasLeft } from '../FieldFrame/hasLeft.ts';
import { messagePart } from '../FieldFrame/messagePart.tsx';
import { useSharedRef } from '../../../internal/useSharedRef.ts';
import { ChoiceRoot } from './ChoiceFrame.styles.ts';

type Props = {
  field: FieldValidation;
  /** The label, which the control itself renders. */
  label: ReactNode;
  /** The control with its label. */
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a single checkbox or switch with its description and message. */
export function ChoiceFrame({ field, children, description, isDisabled, ref, ...props }: Props) {
  const { id, isRequired, message, rootRef } = field;
  useSharedRef(rootRef, ref);
  return (
    <ChoiceRoot
      {...props}
      ref={rootRef}
      data-required={isRequired || undefined}
      data-invalid={message !== null || undefined}
      data-disabled={isDisabled || undefined}
      onFocus={() => announceErrors(id)}
      onBlur={(event) => hasLeft(event) && field.blur()}
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
