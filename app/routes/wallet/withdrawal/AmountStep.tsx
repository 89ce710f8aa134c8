import {
  ActionBar,
  Banner,
  Button,
  Card,
  Form,
  Inline,
  Link,
  Money,
  MoneyField,
  Stack,
  SubmitButton,
  Text,
  type FormErrors,
} from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import { useUnsentReason } from '../../../features/requests/useUnsentReason.tsx';
import { walletWords } from '../../../features/wallet/walletWords.ts';
import { paths } from '../../../paths.ts';
import { PlannedBill } from './Bill.tsx';
import { getMaxAmount } from '../../../features/wallet/canWithdraw.ts';

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
  const [amount, setAmount] = useState(initialAmount);
  const { currency, available, withdrawal } = wallet;
  const max = getMaxAmount(wallet);
  const change = (next: number | null) => {
    setAmount(next);
    onChange(next);
  };
  return (
    <Form unavailableReason={useUnsentReason('text')} onSubmit={onContinue} errors={errors?.errors}>
      <Stack gap="md">
        {errors?.error && (
          <Banner tone="danger" isLive>
            {errors.error}
          </Banner>
        )}
        <MoneyField
          name="amount"
          label={formatMessage(walletWords.withdrawalAmount)}
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
          minValue={withdrawal.min.amount}
          maxValue={max}
          size="lg"
          actions={
            <Button variant="soft" size="sm" onPress={() => change(max)}>
              {max < available.amount ? (
                <FormattedMessage id="withdrawal.maximum" defaultMessage="Use the maximum" />
              ) : (
                <FormattedMessage id="withdrawal.all" defaultMessage="Use all" />
              )}
            </Button>
          }
          autoFocus
          isRequired
        />
        <Card variant="sunken" padding="sm">
          <PlannedBill
            wallet={wallet}
            amount={amount}
            method={
              <Inline gap="sm">
                <bdi>{method.label}</bdi>
                <Link href={paths.profileSection('payout')}>
                  <FormattedMessage id="withdrawal.changeMethod" defaultMessage="Change" />
                </Link>
              </Inline>
            }
          />
        </Card>
        <Text size="sm" isMuted>
          <FormattedMessage
            id="withdrawal.currency"
            defaultMessage="We send {currency}. If your bank account is in another currency, your bank converts it, and may charge for that."
            values={{ currency }}
          />
        </Text>
        <ActionBar>
          <SubmitButton>
            <FormattedMessage id="withdrawal.continue" defaultMessage="Continue" />
          </SubmitButton>
        </ActionBar>
      </Stack>
    </Form>
  );
}
