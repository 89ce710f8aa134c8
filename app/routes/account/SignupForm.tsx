import {
  CheckboxField,
  Form,
  Link,
  PasswordField,
  Stack,
  SubmitButton,
  TextField,
  type FormErrors,
} from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lineRules, textRules } from '../../../contract/rules/texts.ts';
import { nameMaxLength, passwordLength } from '../../../contract/rules/account.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { paths } from '../../paths.ts';
import { AccountEmailField } from './AccountEmailField.tsx';
import { pageWords } from './pageWords.ts';

/** Name of the stored draft of this form; the draft never holds the password. */
export const signupDraft = 'join';

export type SignupDetails = { name: string; email: string; password: string };

type SignupFormProps = {
  /** The password entered before in this tab. */
  password: string;
  /** The server's errors by field. */
  errors: Readonly<Record<string, string>> | undefined;
  onSubmit: (details: SignupDetails) => Promise<void | FormErrors>;
};

function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}

function TermsField() {
  const draft = useUserDraft(signupDraft, { terms: '' });
  return (
    <CheckboxField
      name="terms"
      label={
        <FormattedMessage
          id="signup.terms"
          defaultMessage="I agree to the <terms>publisher terms</terms> and have read the <privacy>privacy notice</privacy>. Both open in a new tab."
          values={{
            terms: (text) => <NewTabLink href={paths.terms}>{text}</NewTabLink>,
            privacy: (text) => <NewTabLink href={paths.privacy}>{text}</NewTabLink>,
          }}
        />
      }
      isSelected={draft.values.terms === 'yes'}
      onChange={(isAgreed) => draft.change({ terms: isAgreed ? 'yes' : '' })}
      isRequired
    />
  );
}

/** Asks for name, email, password and agreement to the terms. */
export function SignupForm({ password, errors, onSubmit }: SignupFormProps) {
  const { formatMessage } = useIntl();
  const draft = useUserDraft(signupDraft, { name: '' });
  return (
    <Form<SignupDetails>
      unavailableReason={useUnsentReason('textButPassword')}
      onSubmit={onSubmit}
      errors={errors}
    >
      <Stack gap="md">
        <TextField
          {...draft.field('name')}
          label={formatMessage({ id: 'signup.name', defaultMessage: 'Name' })}
          autoComplete="name"
          maxLength={nameMaxLength}
          rules={lineRules}
          isRequired
        />
        <AccountEmailField autoComplete="email" />
        <PasswordField
          name="password"
          label={formatMessage(pageWords.signinPassword)}
          defaultValue={password}
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          rules={textRules}
          hasStrength
          isRequired
        />
        <TermsField />
        <SubmitButton isFullWidth>
          <FormattedMessage id="signup.submit" defaultMessage="Continue" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
