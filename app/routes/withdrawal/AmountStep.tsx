import {
  ActionBar,
  Banner,
  Button,
  Card,
  DateTime,
  DescriptionItem,
  DescriptionList,
  Form,
  Inline,
  Link,
  Money,
  MoneyField,
  Stack,
  SubmitButton,
  type FormErrors,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getWithdrawalFee } from '../../../contract/rules/withdrawals.ts';
import type { PayoutMethod } from '../../../contract/schemas/payout.ts';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import { paths } from '../../paths.ts';
import { canWithdraw, getMaxAmount } from '../../features/wallet/canWithdraw.ts';

type AmountStepProps = {
  wallet: Wallet;
  method: PayoutMethod;
  /** The initial amount in minor units. */
  initialAmount: number | null;
  /** Why the server has rejected the last request. */
  errors: FormErrors | null;
  onChange: (amount: number | null) => void;
  onContinue: () => void;
};

type BillProps = Pick<AmountStepProps, 'wallet' | 'method'> & { amount: number | null };

function Bill({ wallet, method, amount }: BillProps) {
  const { currency, withdrawal } = wallet;
  const fee = getWithdrawalFee(amount ?? 0, withdrawal.fee);
  const net = canWithdraw(amount, wallet) ? amount - fee : 0;
  return (
    <DescriptionList layout="bill">
      <DescriptionItem
        term={<FormattedMessage id="withdrawal.method" defaultMessage="Payout method" />}
      >
        <Inline gap="sm">
          <bdi>{method.label}</bdi>
          <Link href={paths.profileSection('payout')}>
            <FormattedMessage id="withdrawal.changeMethod" defaultMessage="Change" />
          </Link>
        </Inline>
      </DescriptionItem>
      <DescriptionItem
        term={<FormattedMessage id="withdrawal.arrives" defaultMessage="Arrives by" />}
      >
        <DateTime value={withdrawal.arrives_by} isDateOnly />
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="withdrawal.fee" defaultMessage="Fee" />}>
        <Money value={{ amount: fee, currency }} />
      </DescriptionItem>
      <DescriptionItem
        isStrong
        term={<FormattedMessage id="withdrawal.net" defaultMessage="You get" />}
      >
        <Money value={{ amount: net, currency }} />
      </DescriptionItem>
    </DescriptionList>
  );
}

/** Asks for the amount, and shows fee, net amount, payout method and date while it is typed. */
export function AmountStep({
  wallet,
  method,
  initialAmount,
  errors,
  onChange,
  onContinue,
}: AmountStepProps) {
  const { formatMessage } = useIntl();
  const hold = useOfflineHold();
  const [amount, setAmount] = useState(initialAmount);
  const { currency, available, withdrawal } = wallet;
  const max = getMaxAmount(wallet);
  const change = (next: number | null) => {
    setAmount(next);
    onChange(next);
  };
  return (
    <Form onSubmit={onContinue} errors={errors?.errors}>
      <Stack gap="md">
        {errors?.error && (
          <Banner tone="danger" isLive>
            {errors.error}
          </Banner>
        )}
        <MoneyField
          name="amount"
          label={formatMessage({ id: 'withdrawal.amount', defaultMessage: 'Amount' })}
          description={
            <FormattedMessage
              id="withdrawal.limits"
              defaultMessage="{available} available. You can withdraw {min} to {max}."
              values={{
                available: <Money value={available} />,
                min: <Money value={withdrawal.min} />,
                max: <Money value={{ amount: max, currency }} />,
              }}
            />
          }
          currency={currency}
          value={amount}
          onChange={change}
          min={withdrawal.min.amount}
          max={max}
          autoFocus
          isRequired
        />
        <Inline>
          <Button variant="outline" size="sm" onPress={() => change(max)}>
            {max < available.amount ? (
              <FormattedMessage id="withdrawal.maximum" defaultMessage="Withdraw the maximum" />
            ) : (
              <FormattedMessage id="withdrawal.all" defaultMessage="Withdraw all" />
            )}
          </Button>
        </Inline>
        <Card variant="sunken" padding="sm">
          <Bill wallet={wallet} method={method} amount={amount} />
        </Card>
        {hold.formNote('text')}
        <ActionBar>
          <SubmitButton {...hold.held}>
            <FormattedMessage id="withdrawal.continue" defaultMessage="Continue" />
          </SubmitButton>
        </ActionBar>
      </Stack>
    </Form>
  );
}
