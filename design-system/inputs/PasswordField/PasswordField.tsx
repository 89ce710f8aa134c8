import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import { limitsHint } from '../field/TextLimits/TextLimits.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextBox } from '../TextField/TextField.styles.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

export type PasswordFieldProps = Omit<TextProps<HTMLInputElement>, 'inputMode' | 'spellCheck'> & {
  /**
   * Says below the field how hard the password is to guess, for where a new one is chosen.
   * @default false
   */
  hasStrength?: boolean;
};

/** A password, hidden until its reader asks to see it. Pasting is welcome, password managers are told what it is. */
export function PasswordField({ hasStrength = false, ...props }: PasswordFieldProps) {
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
  return (
    <FieldFrame
      {...text.frame}
      hint={limitsHint(text.limits)}
      counter={hasStrength && <PasswordStrength control={text.control} />}
    >
      <TextBox>
        <input {...text.input} type={isVisible ? 'text' : 'password'} spellCheck={false} />
        <IconButton
          size="sm"
          label={
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
