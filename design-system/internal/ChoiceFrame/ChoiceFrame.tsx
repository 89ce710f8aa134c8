import type { ReactNode, Ref } from 'react';
import type { FieldValidation } from '../../validation/useFieldValidation.ts';
import { announceErrors } from '../ErrorText/errorAnnouncement.ts';
import { ErrorText } from '../ErrorText/ErrorText.tsx';
import { hasLeft } from '../FieldFrame/hasLeft.ts';
import { useMergedRef } from '../useMergedRef.ts';
import { ChoiceRoot } from './ChoiceFrame.styles.ts';

type Props = {
  field: FieldValidation;
  /** The control with its label. */
  children: ReactNode;
  description: ReactNode;
  isDisabled: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** What a single checkbox or switch has around it: description and message below its label. */
export function ChoiceFrame({ field, children, description, isDisabled, ref, ...props }: Props) {
  const { id, message } = field;
  return (
    <ChoiceRoot
      {...props}
      ref={useMergedRef(field.rootRef, ref)}
      data-required={field.isRequired || undefined}
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
      <ErrorText id={id} message={message} />
    </ChoiceRoot>
  );
}
