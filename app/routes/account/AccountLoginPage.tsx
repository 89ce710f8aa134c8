import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../../routeTitles.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** Signing in with a social account. */
export default function AccountLoginPage() {
  const { formatMessage } = useIntl();
  return (
    <WriteToUs subject={formatMessage(titles.signin)}>
      <FormattedMessage
        id="account.login"
        defaultMessage="Signing in with a social account is not set up on this site. Use your email and password, or write to us and we help you in."
      />
    </WriteToUs>
  );
}
