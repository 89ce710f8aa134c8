import {
  Button,
  Card,
  notify,
  PasswordField,
  Stack,
  Text,
  useIdempotencyKey,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { validateToken } from '../../../api/codes.ts';
import { useUser } from '../../../session/useUser.ts';
import { useEditing } from '../../../features/profile/useEditing.ts';
import { CodeStep } from '../../../features/verification/CodeStep.tsx';
import {
  newPasswordLabel,
  newPasswordProps,
} from '../../../features/verification/newPasswordProps.ts';
import { useSignIn } from '../../../session/useSignIn.ts';

/** Changes the password with a reset code, which also signs out all other devices. */
export function PasswordCard() {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const signIn = useSignIn();
  const idempotencyKey = useIdempotencyKey();
  const { isEditing, wasEditing, startEditing, stopEditing } = useEditing();
  const email = user?.email;
  if (!email) return null;
  return (
    <Card title={<FormattedMessage id="password.title" defaultMessage="Password" />}>
      {isEditing ? (
        <CodeStep
          purpose="reset"
          channel="email"
          to={email}
          onChangeTarget={stopEditing}
          submitLabel={<FormattedMessage id="password.submit" defaultMessage="Set password" />}
          onProof={async (proof, _reset, values) => {
            const validated = await validateToken({
              purpose: 'reset',
              proof,
              password: String(values['password']),
              client_ref: idempotencyKey.get(),
            });
            if (validated.user) await signIn(validated.user);
            const text = formatMessage({
              id: 'password.saved',
              defaultMessage: 'Password changed. Your other devices are signed out.',
            });
            notify({ tone: 'success', text });
            stopEditing();
          }}
        >
          <PasswordField
            {...newPasswordProps}
            label={formatMessage(newPasswordLabel)}
            username={email}
          />
        </CodeStep>
      ) : (
        <Stack gap="sm" align="start">
          <Text isMuted>
            <FormattedMessage
              id="password.about"
              defaultMessage="We will send a code to your email address first. A new password signs out your other devices."
            />
          </Text>
          <Button variant="soft" onPress={startEditing} autoFocus={wasEditing}>
            <FormattedMessage id="password.change" defaultMessage="Change password" />
          </Button>
        </Stack>
      )}
    </Card>
  );
}
