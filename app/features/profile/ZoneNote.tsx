import { Text, describeTimeZone } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { getAccountZone } from '../../api/accountZone.ts';

/** Names the time zone of the days on a page: the account's. */
export function ZoneNote() {
  const { locale } = useIntl();
  return (
    <Text size="sm" isMuted>
      <FormattedMessage
        id="zone.note"
        defaultMessage="Days in the time zone {zone}"
        values={{ zone: <bdi>{describeTimeZone(locale, getAccountZone())}</bdi> }}
      />
    </Text>
  );
}
