import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextBox } from '../TextField/TextField.styles.ts';
import { getRoot } from '../../internal/roots.ts';
import type { useTextControl } from '../field/useTextControl.ts';

type Props = Pick<ReturnType<typeof useTextControl<HTMLInputElement>>, 'control' | 'input'> & {
  username: string | undefined;
};

/** The attributes of inputs for passwords. */
export const passwordHints = { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off' } as const;

/** Renders the box of a password, with a button that shows the password until the form is sent. */
export function PasswordBox({ control, input, username }: Props) {
  const { formatMessage } = useIntl();
  const [isVisible, setIsVisible] = useState(false);
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
    <TextBox data-part="box">
      {username !== undefined && (
        <input type="text" autoComplete="username" value={username} readOnly hidden />
      )}
      <input {...input} type={isVisible ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        size="sm"
        aria-label={
          isVisible
            ? formatMessage({ id: 'ds.password.hide', defaultMessage: 'Hide password' })
            : formatMessage({ id: 'ds.password.show', defaultMessage: 'Show password' })
        }
        isDisabled={input.disabled}
        aria-controls={input.id}
        onPress={() => setIsVisible(!isVisible)}
      >
        <Icon as={isVisible ? EyeOff : Eye} size={18} />
      </IconButton>
    </TextBox>
  );
}
