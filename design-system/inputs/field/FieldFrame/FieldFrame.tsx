import { useMemo, type ReactNode, type Ref } from 'react';
import type { FieldValidation } from '../../../validation/useFieldValidation.ts';
import { FormattedMessage } from 'react-intl';
import { announceErrors } from '../../../validation/errorAnnouncement.ts';
import { useSharedRef } from '../../../internal/useSharedRef.ts';
import { hasLeft } from './hasLeft.ts';
import { messagePart } from './messagePart.tsx';
import { FieldRoot } from './FieldFrame.styles.ts';

/** What every field has around its control. */
export type FrameProps = {
  /** What is asked for: always visible, and the field's name in its messages. */
  label: string;
  /** One sentence of help under the label. */
  description?: ReactNode;
  /** The `id` of the root. */
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const checking = (
  <div data-part="hint">
    <FormattedMessage id="ds.field.checking" defaultMessage="Checking …" />
  </div>
);

type Props = FrameProps & {
  field: FieldValidation;
  /** @default FieldRoot */
  root?: typeof FieldRoot;
  children: ReactNode;
  /** A group of controls is named by its label, a single control is pointed at by it. */
  isGroup?: boolean;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** A sentence about the value, e.g. its limits; read out with the description. */
  hint?: ReactNode;
  counter?: ReactNode;
};

/** Label, description, control, message and counter of a field, in that order. */
export function FieldFrame({
  field,
  root: Root = FieldRoot,
  label,
  description,
  children,
  isGroup,
  isLabelHidden,
  isDisabled,
  isReadOnly,
  hint,
  counter,
  ref,
  ...props
}: Props) {
  const { id, isChecking, isRequired, message, rootRef } = field;
  useSharedRef(rootRef, ref);
  // A message that comes or goes draws neither of them anew.
  const head = useMemo(() => {
    const Label = isGroup ? 'span' : 'label';
    return (
      <>
        <Label
          id={`${id}-label`}
          data-part="label"
          data-hidden={isLabelHidden || undefined}
          {...(!isGroup && { htmlFor: `${id}-control` })}
        >
          {label}
        </Label>
        {description && (
          <div id={`${id}-description`} data-part="description">
            {description}
          </div>
        )}
      </>
    );
  }, [id, isGroup, isLabelHidden, label, description]);
  const below = (
    <>
      {isGroup && isRequired && (
        <span id={`${id}-required`} hidden>
          <FormattedMessage id="ds.field.required" defaultMessage="Required" />
        </span>
      )}
      {messagePart(field)}
      {isChecking && checking}
      {hint && (
        <div id={`${id}-hint`} data-part="hint">
          {hint}
        </div>
      )}
    </>
  );
  return (
    <Root
      {...props}
      ref={rootRef}
      data-required={isRequired || undefined}
      data-invalid={message !== null || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      onFocus={() => announceErrors(id)}
      onBlur={(event) => hasLeft(event) && field.blur()}
    >
      {head}
      {children}
      {counter ? (
        <div data-part="foot">
          <div data-part="below">{below}</div>
          {counter}
        </div>
      ) : (
        below
      )}
    </Root>
  );
}
