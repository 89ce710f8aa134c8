import {
  Banner,
  Button,
  Card,
  Inline,
  Loaded,
  Skeleton,
  Stack,
  Text,
  useQueryParams,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { serverNow } from '../../../api/serverTime.ts';
import { usePayoutMethod } from '../../../api/profile.ts';
import { DayAndTime } from '../../../features/dates/DayAndTime.tsx';
import { PayoutStatusBadge } from '../../../features/profile/PayoutStatusBadge.tsx';
import { profileWords } from '../../../features/profile/profileWords.ts';
import { PayoutForm } from './PayoutForm.tsx';
import { isCorrectableField } from './payoutValues.ts';

function CurrentMethod({ method, onChange }: { method: PayoutMethod; onChange: () => void }) {
  return (
    <Stack gap="md" align="start">
      <Inline gap="sm">
        <Text weight="semibold">
          <bdi>{method.label}</bdi>
        </Text>
        <PayoutStatusBadge method={method} />
      </Inline>
      <Text isMuted>
        <FormattedMessage
          id="payout.holder"
          defaultMessage="Account holder: {name}"
          values={{ name: <bdi>{method.holder_name}</bdi> }}
        />
      </Text>
      {method.reason && <Banner tone="danger">{method.reason}</Banner>}
      <LockedBanner method={method} />
      <Button variant="soft" onPress={onChange}>
        <FormattedMessage id="payout.change" defaultMessage="Change payout method" />
      </Button>
    </Stack>
  );
}

function LockedBanner({ method: { locked_until: until, status } }: { method: PayoutMethod }) {
  const [now] = useState(serverNow);
  if (!until || Date.parse(until) <= now) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage
        id="payout.locked"
        defaultMessage="Withdrawals are locked until {date}. {isUnverified, select, true {We check your payout method by then.} other {}} The lock protects your money if it was not you who added or changed account details."
        values={{ date: <DayAndTime at={until} />, isUnverified: status === 'unverified' }}
      />
    </Banner>
  );
}

/** Renders the section that shows the payout method and changes it. */
export function PayoutSection({ profile, options }: ProfileResponse) {
  const query = usePayoutMethod();
  const { params, change } = useQueryParams();
  const field = params.get('field');
  const [isEditing, setEditing] = useState(isCorrectableField(field));
  const finish = () => {
    setEditing(false);
    change({ field: null }, { replace: true });
  };
  return (
    <Card title={<FormattedMessage id="payout.title" defaultMessage="Payout method" />}>
      <Loaded
        query={query}
        errorTitle={<FormattedMessage {...profileWords.payoutProblem} />}
        skeleton={<Skeleton lines={3} />}
      >
        {({ method }) =>
          method && !isEditing ? (
            <CurrentMethod method={method} onChange={() => setEditing(true)} />
          ) : (
            <PayoutForm
              profile={profile}
              options={options}
              onDone={finish}
              method={method}
              fieldToCorrect={isCorrectableField(field) ? field : null}
              reason={method?.reason}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
