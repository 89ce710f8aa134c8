import { Form, Stack, SubmitButton, type FormErrors } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { JoinFields } from './JoinFields.tsx';

/** What somebody who joins tells. */
export type Joining = { name: string; email: string; password: string };

type JoinFormProps = {
  /** The password as it was typed before, in this tab only. */
  password: string;
  /** What the server said about these fields. */
  errors: Readonly<Record<string, string>> | undefined;
  onSubmit: (joining: Joining) => Promise<void | FormErrors>;
};

/** Name, address, password and terms of somebody who joins. */
export function JoinForm({ password, errors, onSubmit }: JoinFormProps) {
  return (
    <Form<Joining> onSubmit={onSubmit} {...(errors && { errors })}>
      <Stack gap="md">
        <JoinFields password={password} />
        <OfflineNote />
        <SubmitButton isFullWidth>
          <FormattedMessage id="signup.submit" defaultMessage="Continue" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
