import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../../routeTitles.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** A way back in for those who lost their password. */
export default function ResetPasswordPage() {
  const { formatMessage } = useIntl();
  return (
    <WriteToUs subject={formatMessage(titles.resetPassword)}>
      <FormattedMessage
        id="account.reset"
        defaultMessage="Write to us from the address of your account. We check that it is you and send you a new password the same day."
      />
    </WriteToUs>
  );
}
