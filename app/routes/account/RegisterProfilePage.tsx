import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../../routeTitles.ts';
import { WriteToUs } from './WriteToUs.tsx';

/** Completing the profile before approval. */
export default function RegisterProfilePage() {
  const { formatMessage } = useIntl();
  return (
    <WriteToUs subject={formatMessage(titles.registerProfile)}>
      <FormattedMessage
        id="account.profile"
        defaultMessage="Your account is open, and your profile is not complete yet. Send us what you make, where you publish and your phone number; we enter it with you and start the review."
      />
    </WriteToUs>
  );
}
