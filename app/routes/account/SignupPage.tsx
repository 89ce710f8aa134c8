import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../../routeTitles.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** Joining with an email address. */
export default function SignupPage() {
  const { formatMessage } = useIntl();
  return (
    <WriteToUs subject={formatMessage(titles.signup)}>
      <FormattedMessage
        id="account.signup"
        defaultMessage="Our team opens accounts by hand, after a look at your channels. Send us your name and links to them; you get an answer within two working days."
      />
    </WriteToUs>
  );
}
