import {
  Banner,
  Link,
  notify,
  PasswordField,
  Text,
  useIdempotencyKey,
} from '@byline/design-system';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { validateToken } from '../../api/codes.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { CodeStep } from '../../features/verification/CodeStep.tsx';
import {
  newPasswordLabel,
  newPasswordProps,
} from '../../features/verification/newPasswordProps.ts';
import { clearSentCode, getSentTo } from '../../device/sentCode.ts';
import { paths } from '../../paths.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { useUser } from '../../session/useUser.ts';
import { emailDraft } from './AccountEmailField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { CodeRequestForm } from './CodeRequestForm.tsx';
import { pageWords } from './pageWords.ts';
import { ResetByLink } from './ResetByLink.tsx';
import { useResetLink } from './useResetLink.ts';

function useReset() {
  const signIn = useSignIn();
  const idempotencyKey = useIdempotencyKey();
  const draft = useUserDraft(emailDraft, {});
  return async (proof: string, password: string) => {
    const client_ref = idempotencyKey.get();
    const { user } = await validateToken({ purpose: 'reset', proof, password, client_ref });
    clearSentCode('reset');
    if (user) await signIn(user);
    draft.remove();
  };
}

function ResetByCode() {
  const { formatMessage } = useIntl();
  const [to, setTo] = useState(() => getSentTo('reset'));
  const reset = useReset();
  if (to === null) {
    return (
      <CodeRequestForm
        purpose="reset"
        submitLabel={<FormattedMessage id="reset.send" defaultMessage="Send code" />}
        onSent={setTo}
      />
    );
  }
  return (
    <CodeStep
      purpose="reset"
      channel="email"
      to={to}
      submitLabel={<FormattedMessage {...pageWords.resetSubmit} />}
      onChangeTarget={() => setTo(null)}
      onProof={(proof, _validated, values) => reset(proof, String(values['password']))}
    >
      <PasswordField {...newPasswordProps} label={formatMessage(newPasswordLabel)} username={to} />
    </CodeStep>
  );
}

const expired = defineMessage({
  id: 'reset.dead',
  defaultMessage: 'This link was used or has expired. Request a new code here.',
});

/** Renders the page for resetting a forgotten password, by code or by the mailed link. */
export default function ResetPasswordPage() {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const link = useResetLink();
  const navigate = useNavigate();
  const [isExpired, setExpired] = useState(false);
  const reset = useReset();
  return (
    <AccountFrame
      intro={
        <FormattedMessage
          id="reset.intro"
          defaultMessage="Choose a new password. This signs out all your other devices."
        />
      }
      links={
        <Text isMuted size="sm">
          <FormattedMessage
            id="reset.back"
            defaultMessage="Remembered it? <link>Sign in</link>."
            values={{ link: (text) => <Link href={paths.signin}>{text}</Link> }}
          />
        </Text>
      }
    >
      {isExpired && (
        <Banner tone="warning" isLive>
          <FormattedMessage {...expired} />
        </Banner>
      )}
      {link ? (
        <ResetByLink
          link={link}
          onProof={async (proof, password) => {
            await reset(proof, password);
            // The guard does not redirect a signed-in user who opens a reset link.
            void navigate(paths.dashboard, { replace: true });
          }}
          onExpired={() => {
            // Shown as a notice, because the guard redirects signed-in users from this page.
            if (user) notify({ tone: 'warning', text: formatMessage(expired) });
            setExpired(true);
            void navigate(paths.resetPassword, { replace: true });
          }}
        />
      ) : (
        <ResetByCode />
      )}
    </AccountFrame>
  );
}
