import type { ReactNode, Ref } from 'react';
import type { FieldValidation } from '../../../validation/useFieldValidation.ts';
import { announceErrors } from '../../../validation/errorAnnouncement.ts';
import { hasLeft } from '../FieldFrame/hasLeft.ts';
import { messagePart } from '../FieldFrame/messagePart.tsx';
import { useSharedRef } from '../../../internal/useSharedRef.ts';
import { ChoiceRoot } from './ChoiceFrame.styles.ts';

type Props = {
  field: FieldValidation;
  /** The name of the control, which shows it itself. */
  label: ReactNode;
  /** The control with its label. */
  children: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** What a single checkbox or switch has around it: description and message below its label. */
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
