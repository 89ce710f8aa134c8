import { Money } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { withdrawalsPage } from '../../../contract/rules/linkedPages.ts';
import type { PayoutMethod } from '../../../contract/schemas/payout.ts';
import type { Wallet, WithdrawalBlock } from '../../../contract/schemas/wallet.ts';
import { serverNow } from '../../api/serverTime.ts';
import { paths } from '../../paths.ts';
import { DayAndTime } from '../dates/DayAndTime.tsx';
import { noDayStatements } from '../dates/noDayTexts.ts';
import { walletWords } from './walletWords.ts';

/**
 * Why a withdrawal is not possible, with a link to the page where the user can change that. What also leaves a payment without a day has the
 * words of `noDayStatements`; the other blocks name the wallet's own day, amount or reason.
 */
export type BlockReason = {
  title: ReactNode;
  detail?: ReactNode;
  fix: { href: string; label: ReactNode };
};

function fixPayout(label: ReactNode): BlockReason['fix'] {
  return { href: paths.profileSection('payout'), label };
}

const viewMethod = (
  <FormattedMessage id="withdrawal.fix.method" defaultMessage="View payout method" />
);

/** Renders by when a new payout method is checked: before its lock ends. */
function Unverified({ until }: { until: string | null }) {
  return until !== null && Date.parse(until) > serverNow() ? (
    <FormattedMessage
      id="withdrawal.block.unverifiedBy"
      defaultMessage="We check your payout method by {date}"
      values={{ date: <DayAndTime at={until} /> }}
    />
  ) : (
    <FormattedMessage {...noDayStatements.payout_method_unverified} />
  );
}

function getMethodReason(method: PayoutMethod | null): BlockReason {
  if (method === null) {
    return {
      title: <FormattedMessage {...noDayStatements.needs_payout_method} />,
      fix: fixPayout(<FormattedMessage {...walletWords.withdrawalFixAdd} />),
    };
  }
  if (method.status === 'unverified') {
    return {
      title: <Unverified until={method.locked_until} />,
      detail: <bdi>{method.label}</bdi>,
      fix: fixPayout(viewMethod),
    };
  }
  return {
    title: <FormattedMessage {...noDayStatements.payout_method_rejected} />,
    detail: method.reason && <bdi lang="">{method.reason}</bdi>,
    fix: fixPayout(<FormattedMessage {...walletWords.withdrawalFixCorrect} />),
  };
}

/** Returns the reason for a block of a wallet; `method` is null without a payout method. */
export function getBlockReason(
  block: WithdrawalBlock,
  wallet: Wallet,
  method: PayoutMethod | null,
): BlockReason {
  const { available, withdrawal } = wallet;
  switch (block) {
    case 'phone':
      return {
        title: <FormattedMessage {...noDayStatements.needs_phone} />,
        fix: {
          href: paths.profileSection('contact'),
          label: <FormattedMessage {...walletWords.withdrawalFixPhone} />,
        },
      };
    case 'payout_method':
      return getMethodReason(method);
    case 'method_locked':
      return {
        title: (
          <FormattedMessage
            id="withdrawal.block.locked"
            defaultMessage="Withdrawals are locked until {date}"
            values={{ date: withdrawal.unlocks_at && <DayAndTime at={withdrawal.unlocks_at} /> }}
          />
        ),
        detail: (
          <FormattedMessage
            id="withdrawal.block.lockedWhy"
            defaultMessage="You have added or changed account details. The lock protects your money if it was not you."
          />
        ),
        fix: fixPayout(viewMethod),
      };
    case 'open_request':
      return {
        title: (
          <FormattedMessage
            id="withdrawal.block.open"
            defaultMessage="You already have an open withdrawal"
          />
        ),
        detail: (
          <FormattedMessage
            id="withdrawal.block.openWhy"
            defaultMessage="You can request the next one when it is paid."
          />
        ),
        fix: {
          href: withdrawalsPage,
          label: <FormattedMessage {...walletWords.withdrawalFixOpen} />,
        },
      };
    case 'below_minimum':
      return {
        title: (
          <FormattedMessage
            id="withdrawal.block.minimum"
            defaultMessage="The minimum withdrawal is {min}"
            values={{ min: <Money value={withdrawal.min} /> }}
          />
        ),
        detail: (
          <FormattedMessage
            id="withdrawal.block.minimumWhy"
            defaultMessage="You have {available} available."
            values={{ available: <Money value={available} /> }}
          />
        ),
        fix: {
          href: paths.jobs,
          label: <FormattedMessage id="withdrawal.fix.jobs" defaultMessage="Find a job" />,
        },
      };
    case 'on_hold':
      return {
        title: (
          <FormattedMessage
            id="withdrawal.block.hold"
            defaultMessage="Your withdrawals are on hold"
          />
        ),
        // Staff write the reason, in an unknown language.
        detail: <bdi lang="">{withdrawal.hold_reason}</bdi>,
        fix: {
          href: paths.contact,
          label: <FormattedMessage id="withdrawal.fix.contact" defaultMessage="Contact us" />,
        },
      };
  }
}
