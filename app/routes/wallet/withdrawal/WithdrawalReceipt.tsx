import {
  ActionBar,
  Banner,
  Button,
  ButtonLink,
  CopyButton,
  DescriptionItem,
  focusOnMount,
  Heading,
  LiveText,
  Loaded,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { withdrawalsPage } from '../../../../contract/rules/linkedPages.ts';
import type { Withdrawal } from '../../../../contract/schemas/withdrawal.ts';
import { useWithdrawals } from '../../../api/wallet.ts';
import { WithdrawalBadge } from '../../../features/payments/PaymentBadge.tsx';
import { walletWords } from '../../../features/wallet/walletWords.ts';
import { Bill } from './Bill.tsx';

type WithdrawalReceiptProps = {
  id: string;
  /** The withdrawal from the response to the request, shown until the list has loaded; null after a reload. */
  saved: Withdrawal | null;
  onClose: () => void;
};

function Facts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { reference, state, amount, fee, net } = withdrawal;
  const { method_label: method, arrives_by: arrivesBy } = withdrawal;
  return (
    <Bill
      amount={amount}
      method={<bdi>{method}</bdi>}
      arrivesBy={state === 'cancelled' || state === 'failed' ? null : arrivesBy}
      fee={fee}
      net={net}
    >
      <DescriptionItem label={<FormattedMessage {...walletWords.withdrawalReference} />}>
        <CopyButton text={reference} />
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage {...walletWords.withdrawalState} />}>
        <WithdrawalBadge withdrawal={withdrawal} />
      </DescriptionItem>
    </Bill>
  );
}

/** Shows a requested withdrawal with its reference and state, also after a reload. */
export function WithdrawalReceipt({ id, saved, onClose }: WithdrawalReceiptProps) {
  const query = useWithdrawals({});
  const withdrawal = query.data?.data.find((listed) => listed.id === id) ?? saved;
  return (
    <Stack gap="md">
      {saved && (
        <Banner
          tone="success"
          title={
            <Heading level={3} ref={focusOnMount}>
              <FormattedMessage
                id="withdrawal.received"
                defaultMessage="We have received your request."
              />
            </Heading>
          }
        >
          <LiveText isNews>
            <FormattedMessage
              id="withdrawal.next"
              defaultMessage="We will email you when it is sent to your bank."
            />
          </LiveText>
        </Banner>
      )}
      {withdrawal ? (
        <Facts withdrawal={withdrawal} />
      ) : (
        <Loaded
          query={query}
          errorTitle={<FormattedMessage {...walletWords.withdrawalsProblem} />}
          skeleton={<Skeleton lines={6} />}
        >
          {() => (
            <Text>
              <FormattedMessage
                id="withdrawal.unknown"
                defaultMessage="This withdrawal is not among your latest. View withdrawals to find it."
              />
            </Text>
          )}
        </Loaded>
      )}
      <ActionBar>
        <ButtonLink href={withdrawalsPage} variant="ghost">
          <FormattedMessage {...walletWords.withdrawalFixOpen} />
        </ButtonLink>
        <Button onPress={onClose}>
          <FormattedMessage id="withdrawal.close" defaultMessage="Done" />
        </Button>
      </ActionBar>
    </Stack>
  );
}
