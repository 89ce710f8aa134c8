import { useFieldProps } from '../field/useFieldProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { renderLimitsHint } from '../field/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { PasswordBox, passwordHints } from './PasswordBox.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

export type PasswordFieldProps = Omit<TextProps<HTMLInputElement>, 'inputMode' | 'spellCheck'> & {
  /**
   * Whether the strength of the password is shown below the field, for a new password.
   * @default false
   */
  hasStrength?: boolean | undefined;
  /**
   * The username or email address of the account, if the form has no field for it. Password managers save the password for it; otherwise they
   * would take another field, such as a code, for the username.
   */
  username?: string | undefined;
};

/**
 * Renders a password field with a button that shows the password, until the form is sent. Supports pasting and password managers.
 */
export function PasswordField(given: PasswordFieldProps) {
  const { hasStrength = false, username, ...props } = useFieldProps('PasswordField', given);
  const autoComplete = hasStrength ? 'new-password' : 'current-password';
  const { control, frame, input, limits } = useTextControl<HTMLInputElement>({
    autoComplete,
    ...passwordHints,
    ...props,
  });
  return (
    <FieldFrame
      {...frame}
      hint={renderLimitsHint(limits)}
      counter={hasStrength && <PasswordStrength control={control} />}
    >
      <PasswordBox control={control} input={input} username={username} />
    </FieldFrame>
  );
}
