import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUserDraft } from '../../device/userDrafts.ts';
import { CodeStep } from '../../features/verification/CodeStep.tsx';
import { useSignIn } from '../../session/useSignIn.ts';
import { emailDraft } from './AccountEmailField.tsx';
import { CodeRequestForm } from './CodeRequestForm.tsx';
import { pageWords } from './pageWords.ts';

/** Signs in with a code sent by email, without a password. */
export function SigninByCode({ sentTo }: { sentTo: string | null }) {
  const signIn = useSignIn();
  const draft = useUserDraft(emailDraft, {});
  const [to, setTo] = useState(sentTo);
  if (to === null) {
    return (
      <CodeRequestForm
        purpose="signin"
        submitLabel={<FormattedMessage id="signin.code.send" defaultMessage="Email me a code" />}
        autoFocus
        onSent={setTo}
      />
    );
  }
  return (
    <CodeStep
      purpose="signin"
      channel="email"
      to={to}
      submitLabel={<FormattedMessage {...pageWords.signinSubmit} />}
      onChangeTarget={() => setTo(null)}
      onProof={async (_proof, { user }) => {
        if (user) await signIn(user);
        draft.remove();
      }}
    />
  );
}
