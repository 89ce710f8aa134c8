import { useEffect, useState, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Meter } from './PasswordField.styles.ts';
import { passwordStrength } from './judgeStrength.ts';

const words = defineMessages({
  1: { id: 'ds.password.weak', defaultMessage: 'Easy to guess' },
  2: { id: 'ds.password.fair', defaultMessage: 'Fair' },
  3: { id: 'ds.password.good', defaultMessage: 'Good' },
  4: { id: 'ds.password.strong', defaultMessage: 'Strong' },
});

/** Says in a word how hard the password is to guess, while it is typed. */
export function PasswordStrength({ control }: { control: RefObject<HTMLInputElement | null> }) {
  const { formatMessage } = useIntl();
  const [strength, setStrength] = useState(0);
  useEffect(() => {
    const element = control.current;
    if (element === null) return undefined;
    const end = new AbortController();
    const estimate = () => setStrength(passwordStrength(element.value));
    estimate();
    element.addEventListener('input', estimate, { signal: end.signal });
    element.form?.addEventListener('reset', () => setTimeout(estimate, 0), { signal: end.signal });
    return () => end.abort();
  });
  return (
    <Meter role="status" data-strength={strength}>
      {strength > 0 && (
        <>
          <span aria-hidden="true" data-part="bar" />
          {formatMessage(words[strength as keyof typeof words])}
        </>
      )}
    </Meter>
  );
}
