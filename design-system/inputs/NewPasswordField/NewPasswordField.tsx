import { useId } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { renderLimitsHint } from '../field/TextLimits.tsx';
import { useTextControl } from '../field/useTextControl.ts';
import { PasswordBox, passwordHints } from '../PasswordField/PasswordBox.tsx';
import type { PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import { PasswordStrength } from '../PasswordField/PasswordStrength.tsx';
import { formatError } from '../../validation/messages.ts';
import { listRules, type DefinedRule } from '../../validation/rules.ts';
import { describeRule } from '../../validation/validate.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';

export type NewPasswordFieldProps = PasswordFieldProps & {
  /**
   * What the password must have: rules whose messages are also the lines of the list, such as the `passwordRules` of the entry `/rules`.
   * None is asynchronous.
   */
  requirements: readonly DefinedRule[];
};

/** Renders a field for a new password with a list of what it must have, which marks what the typed password has. */
export function NewPasswordField(given: NewPasswordFieldProps) {
  const {
    requirements,
    hasStrength = false,
    username,
    ...props
  } = useFieldProps('NewPasswordField', given);
  const intl = useIntl();
  const listedId = useId();
  const { rules = {}, ruleMessages, 'aria-describedby': describedBy } = props;
  const { control, frame, input, limits } = useTextControl<HTMLInputElement>({
    autoComplete: 'new-password',
    ...passwordHints,
    ...props,
    rules: [...requirements, ...listRules(rules)],
    'aria-describedby': describedBy ? `${listedId} ${describedBy}` : listedId,
  });
  const lines = requirements.map((rule) => ({
    rule,
    text: formatError(describeRule(rule), intl, frame.field.label, ruleMessages),
  }));
  return (
    <FieldFrame
      {...frame}
      hint={renderLimitsHint(limits)}
      counter={hasStrength && <PasswordStrength control={control} />}
    >
      <PasswordBox control={control} input={input} username={username} />
      {/* Not the list itself: screen readers would read each change of the description while the user types. */}
      <span id={listedId} hidden>
        {lines.map(({ text }) => text).join('. ')}
      </span>
      <PasswordChecklist control={control} lines={lines} />
    </FieldFrame>
  );
}
