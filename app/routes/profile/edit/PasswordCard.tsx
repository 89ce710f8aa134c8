import { Button, Card, notify, PasswordField, Stack, Text } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { validateToken } from '../../../api/codes.ts';
import { useUser } from '../../../api/user.ts';
import { CodeStep } from '../../../features/verification/CodeStep.tsx';
import { useEditing } from '../../../features/profile/useEditing.ts';
import { useSignIn } from '../../../session/useSession.ts';

/** A new password, with the same code as for a forgotten one; it signs out every other device. */
export function PasswordCard() {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const enter = useSignIn();
  const { isChanging, wasChanging, begin, end } = useEditing();
  const email = user?.email;
  if (!email) return null;
  return (
    <Card title={<FormattedMessage id="password.title" defaultMessage="Password" />}>
      {isChanging ? (
        <CodeStep
          purpose="reset"
          channel="email"
          to={email}
          onChangeTarget={end}
          submitLabel={<FormattedMessage id="password.submit" defaultMessage="Set password" />}
          onProof={async (proof, _validated, values) => {
            const done = await validateToken({
              purpose: 'reset',
              proof,
              password: String(values['password']),
            });
            if (done.user) await enter(done.user);
            const text = formatMessage({
              id: 'password.saved',
              defaultMessage: 'Your password is changed. Other devices were signed out.',
            });
            notify({ tone: 'success', text });
            end();
          }}
        >
          <PasswordField
            name="password"
            label={formatMessage({ id: 'password.new', defaultMessage: 'New password' })}
            autoComplete="new-password"
            minLength={8}
            maxLength={128}
            hasStrength
            isRequired
          />
        </CodeStep>
      ) : (
        <Stack gap="sm" align="start">
          <Text tone="muted">
            <FormattedMessage
              id="password.about"
              defaultMessage="We send a code to your email address first. A new password signs out your other devices."
            />
          </Text>
          <Button variant="outline" onPress={begin} autoFocus={wasChanging}>
            <FormattedMessage id="password.change" defaultMessage="Change password" />
          </Button>
        </Stack>
      )}
    </Card>
  );
}
