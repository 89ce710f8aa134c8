import { Button, Card, Inline, Money, Stack, useIdempotencyKey } from '@byline/design-system';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import { CodeStep } from '../../../features/verification/CodeStep.tsx';
import { useUser } from '../../../session/useUser.ts';
import type { WithdrawalRequest } from '../../../device/withdrawalDraft.ts';
import { PlannedBill } from './Bill.tsx';

type ConfirmStepProps = {
  wallet: Wallet;
  method: PayoutMethod;
  /** The amount in minor units. */
  amount: number;
  onChangeAmount: () => void;
  /** Called with the request that the code has confirmed. Rejects with an error that is about the code. */
  onConfirm: (request: WithdrawalRequest) => Promise<void>;
};

/** Asks for a code to confirm one withdrawal, with the bill of what it does. */
export function ConfirmStep({
  wallet,
  method,
  amount,
  onChangeAmount,
  onConfirm,
}: ConfirmStepProps) {
  const { data: user } = useUser();
  const billId = useId();
  const idempotencyKey = useIdempotencyKey();
  const { currency } = wallet;
  return (
    <Stack gap="md">
      <Card variant="sunken" padding="sm">
        <Stack gap="xs">
          <PlannedBill
            id={billId}
            wallet={wallet}
            amount={amount}
            hasAmount
            method={<bdi>{method.label}</bdi>}
          />
          <Inline>
            <Button variant="ghost" size="sm" onPress={onChangeAmount}>
              <FormattedMessage id="withdrawal.changeAmount" defaultMessage="Change amount" />
            </Button>
          </Inline>
        </Stack>
      </Card>
      <CodeStep
        purpose="withdrawal"
        isInDialog
        describedBy={billId}
        channel={user?.phone_verified ? 'sms' : 'email'}
        otherChannel={user?.phone_verified && user.email_verified ? 'email' : undefined}
        submitLabel={
          <span>
            <FormattedMessage
              id="withdrawal.submit"
              defaultMessage="Withdraw {amount}"
              values={{ amount: <Money value={{ amount, currency }} /> }}
            />
          </span>
        }
        onProof={(proof) =>
          onConfirm({
            action: 'request',
            currency,
            amount,
            method_id: method.id,
            proof,
            client_ref: idempotencyKey.get(),
          })
        }
      />
    </Stack>
  );
}
