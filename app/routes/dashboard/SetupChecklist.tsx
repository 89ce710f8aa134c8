import { Card, RequirementList } from '@byline/design-system';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useUser } from '../../api/user.ts';

const labels = defineMessages({
  profile: { id: 'setUp.profile', defaultMessage: 'Profile complete' },
  phone: { id: 'setUp.phone', defaultMessage: 'Phone verified' },
  social: { id: 'setUp.social', defaultMessage: 'Connected social account' },
  payout: { id: 'setUp.payout', defaultMessage: 'Payout method' },
});

/** Lists what the first withdrawal still requires; hidden once all is done. */
export function SetupChecklist() {
  const { data: user } = useUser();
  if (!user || Object.values(user.checklist).every(Boolean)) return null;
  return (
    <Card
      title={<FormattedMessage id="setUp.title" defaultMessage="Finish setting up" />}
      isCollapsible
    >
      <RequirementList
        items={(['profile', 'phone', 'social', 'payout'] as const).map((key) => ({
          id: key,
          title: <FormattedMessage {...labels[key]} />,
          result: user.checklist[key] ? 'pass' : 'unknown',
        }))}
      />
    </Card>
  );
}
