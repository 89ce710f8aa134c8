import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { renderLimitsHint } from '../field/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextBox } from '../TextField/TextField.styles.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { getRoot } from '../../internal/roots.ts';

export type PasswordFieldProps = Omit<TextProps<HTMLInputElement>, 'inputMode' | 'spellCheck'> & {
  /**
   * Whether the strength of the password is shown below the field, for a new password.
   * @default false
   */
  hasStrength?: boolean | undefined;
};

/**
 * Renders a password field with a button that shows the password, until the form is sent. Supports pasting and password managers.
 */
export function PasswordField(given: PasswordFieldProps) {
  const { hasStrength = false, ...props } = useFieldProps('PasswordField', given);
  const { formatMessage } = useIntl();
  const [isVisible, setIsVisible] = useState(false);
  const autoComplete = hasStrength ? 'new-password' : 'current-password';
  const text = useTextControl<HTMLInputElement>({
    autoComplete,
    dir: 'ltr',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    ...props,
  });
  const { control } = text;
  useEffect(() => {
    if (!isVisible) return undefined;
    // Browsers store what text fields contain as suggestions, so the password is hidden before the form is sent.
    const hide = ({ target }: Event) => {
      if (control.current === null || control.current.form !== target) return;
      control.current.type = 'password';
      setIsVisible(false);
    };
    const root = getRoot(control.current);
    root.addEventListener('submit', hide, true);
    return () => root.removeEventListener('submit', hide, true);
  }, [isVisible, control]);
  return (
    <FieldFrame
      {...text.frame}
      hint={renderLimitsHint(text.limits)}
      counter={hasStrength && <PasswordStrength control={text.control} />}
    >
      <TextBox data-part="box">
        <input {...text.input} type={isVisible ? 'text' : 'password'} spellCheck={false} />
        <IconButton
          size="sm"
          aria-label={
            isVisible
              ? formatMessage({ id: 'ds.password.hide', defaultMessage: 'Hide password' })
              : formatMessage({ id: 'ds.password.show', defaultMessage: 'Show password' })
          }
          isDisabled={props.isDisabled}
          aria-controls={text.input.id}
          onPress={() => setIsVisible(!isVisible)}
        >
          <Icon as={isVisible ? EyeOff : Eye} size={18} />
        </IconButton>
      </TextBox>
    </FieldFrame>
  );
}
