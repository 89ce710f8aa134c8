import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../../routeTitles.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** Joining with a social account. */
export default function AccountRegisterPage() {
  const { formatMessage } = useIntl();
  return (
    <WriteToUs subject={formatMessage(titles.signup)}>
      <FormattedMessage
        id="account.register"
        defaultMessage="Joining with a social account goes through our team on this site. Send us the links to your channels; you get an answer within two working days."
      />
    </WriteToUs>
  );
}
