import { Form, Stack, SubmitButton, type FormErrors } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { SignupFields } from './JoinFields.tsx';

/** What somebody who joins tells. */
export type SignupDetails = { name: string; email: string; password: string };

type JoinFormProps = {
  /** The password as it was typed before, in this tab only. */
  password: string;
  /** What the server said about these fields. */
  errors: Readonly<Record<string, string>> | undefined;
  onSubmit: (joining: SignupDetails) => Promise<void | FormErrors>;
};

/** Name, address, password and terms of somebody who joins. */
export function SignupForm({ password, errors, onSubmit }: JoinFormProps) {
  return (
    <Form<SignupDetails> onSubmit={onSubmit} {...(errors && { errors })}>
      <Stack gap="md">
        <SignupFields password={password} />
        <OfflineNote />
        <SubmitButton isFullWidth>
          <FormattedMessage id="signup.submit" defaultMessage="Continue" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
