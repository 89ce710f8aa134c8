import { CheckboxField, Link, PasswordField, TextField } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStoredDraft } from '../../features/drafts/storedDraft.ts';
import { paths } from '../../paths.ts';
import { AccountEmailField } from './AccountEmailField.tsx';

/** Name of the kept draft of joining; it never holds a password. */
export const signupDraft = 'join';

function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}

/** The fields of joining by email; `password` is what was typed before in this tab. */
export function SignupFields({ password }: { password: string }) {
  const { formatMessage } = useIntl();
  const draft = useStoredDraft(signupDraft);
  const terms = draft('terms');
  return (
    <>
      <TextField
        {...draft('name')}
        name="name"
        label={formatMessage({ id: 'signup.name', defaultMessage: 'Name' })}
        autoComplete="name"
        minLength={2}
        maxLength={80}
        isRequired
      />
      <AccountEmailField autoComplete="email" />
      <PasswordField
        name="password"
        label={formatMessage({ id: 'signin.password', defaultMessage: 'Password' })}
        defaultValue={password}
        minLength={8}
        maxLength={128}
        hasStrength
        isRequired
      />
      <CheckboxField
        name="terms"
        label={
          <FormattedMessage
            id="signup.terms"
            defaultMessage="I agree to the <terms>publisher terms</terms> and have read how you treat my data (<privacy>privacy</privacy>). Both open in a new tab."
            values={{
              terms: (text) => <NewTab href={paths.terms}>{text}</NewTab>,
              privacy: (text) => <NewTab href={paths.privacy}>{text}</NewTab>,
            }}
          />
        }
        defaultSelected={terms.defaultValue === 'yes'}
        onChange={(isAgreed) => terms.onChange(isAgreed ? 'yes' : '')}
        isRequired
      />
    </>
  );
}
