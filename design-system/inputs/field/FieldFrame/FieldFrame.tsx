import {
  useMemo,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { FormattedMessage } from '../../../i18n/FormattedMessage/FormattedMessage.tsx';
import { FieldHelp } from '../FieldHelp/FieldHelp.tsx';
import type { FieldLabel } from '../fieldProps.ts';
import { useFieldRef } from '../useFieldRef.ts';
import type { FocusableField } from '../useFocusableField.ts';
import { hasLeft } from './hasLeft.ts';
import { messagePart } from './messagePart.tsx';
import { RequiredText } from './RequiredText.tsx';
import { FieldRoot } from './FieldFrame.styles.ts';

/** The props of a field's frame. */
type FrameProps = FieldLabel & {
  /** The `id` of the root. */
  id?: string;
  /** Called when focus leaves the field. */
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  onFocusCapture?: FocusEventHandler<HTMLElement>;
  onKeyDownCapture?: KeyboardEventHandler<HTMLElement>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const validating = (
  <div data-part="hint">
    <FormattedMessage id="ds.field.checking" defaultMessage="Checking …" />
  </div>
);

type Props = FrameProps & {
  field: FocusableField;
  /** @default FieldRoot */
  root?: typeof FieldRoot;
  children: ReactNode;
  /** The label names a group (`aria-labelledby`) instead of a single control (`htmlFor`). */
  isGroup?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** A sentence about the value, e.g. its limits; part of the accessible description. */
  hint?: ReactNode;
  counter?: ReactNode;
};

/** Renders the label, description, control, message and counter of a field. */
export function FieldFrame({
  field,
  root: Root = FieldRoot,
  label,
  textValue,
  description,
  contextualHelp,
  children,
  isGroup,
  isLabelHidden,
  isDisabled,
  isReadOnly,
  hint,
  counter,
  onBlur,
  ref,
  ...props
}: Props) {
  const { id, isValidating, isRequired, message, rootRef } = field;
  useFieldRef(field, ref);
  const hasHelp = Boolean(contextualHelp);
  // Memoized so that a message that appears or disappears renders only itself.
  const head = useMemo(() => {
    const Label = isGroup ? 'span' : 'label';
    return (
      <>
        <Label
          id={`${id}-label`}
          data-part="label"
          data-hidden={isLabelHidden || undefined}
          data-help={hasHelp || undefined}
          htmlFor={isGroup ? undefined : `${id}-control`}
        >
          {label}
        </Label>
        {hasHelp && (
          <FieldHelp label={label} textValue={textValue}>
            {contextualHelp}
          </FieldHelp>
        )}
        {description && (
          <div id={`${id}-description`} data-part="description">
            {description}
          </div>
        )}
      </>
    );
  }, [id, isGroup, isLabelHidden, label, textValue, hasHelp, contextualHelp, description]);
  const below = (
    <>
      {isGroup && isRequired && <RequiredText id={id} />}
      {messagePart(field)}
      {isValidating && validating}
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
      onBlur={(event) => {
        if (!hasLeft(event)) return;
        field.blur();
        onBlur?.(event);
      }}
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
