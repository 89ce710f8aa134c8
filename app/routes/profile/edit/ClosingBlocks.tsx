import { Banner, DateTime, ItemList, Link, Money, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { withdrawalsPage } from '../../../../contract/rules/linkedPages.ts';
import type { ClosingBlock } from '../../../../contract/schemas/closing.ts';
import { getContactHref } from '../../../features/help/contactHref.ts';
import { paths } from '../../../paths.ts';

const amountOfJob: MessageDescriptor = defineMessage({
  id: 'closing.block.payment',
  defaultMessage: '{amount} for {title}',
});

type BlockItem = { href: string; title: ReactNode; detail: ReactNode };

/** Describes what blocks the closing of the account, with a link to the page that settles it. */
function describe(block: ClosingBlock): BlockItem {
  if (block.kind === 'work') {
    return {
      href: paths.job(block.job_id),
      title: <bdi>{block.title}</bdi>,
      detail: (
        <FormattedMessage
          id="closing.block.work"
          defaultMessage="Part of your work is approved. Finish the job, or contact us so that we settle that part."
        />
      ),
    };
  }
  if (block.kind === 'case') {
    return {
      href: paths.job(block.job_id),
      title: <bdi>{block.title}</bdi>,
      detail: (
        <FormattedMessage
          id="closing.block.case"
          defaultMessage="You disagree with a decision. We decide by {date}, and you may still be paid."
          values={{ date: <DateTime value={block.on} isInWords /> }}
        />
      ),
    };
  }
  const amount = <Money value={block.amount} />;
  switch (block.kind) {
    case 'withdrawal':
      return {
        href: withdrawalsPage,
        title: (
          <FormattedMessage
            id="closing.block.withdrawal"
            defaultMessage="Withdrawal of {amount} on its way"
            values={{ amount }}
          />
        ),
        detail: block.can_cancel ? (
          <FormattedMessage
            id="closing.block.canCancel"
            defaultMessage="Wait until it is paid, or cancel it."
          />
        ) : (
          <FormattedMessage id="closing.block.wait" defaultMessage="Wait until it is paid." />
        ),
      };
    case 'payment':
      return {
        href: paths.payment(block.job_id),
        title: (
          <FormattedMessage {...amountOfJob} values={{ amount, title: <bdi>{block.title}</bdi> }} />
        ),
        detail: block.on ? (
          <FormattedMessage
            id="closing.block.paymentOn"
            defaultMessage="Available from {date}. Then withdraw it."
            values={{ date: <DateTime value={block.on} isInWords /> }}
          />
        ) : (
          <FormattedMessage
            id="closing.block.late"
            defaultMessage="It is late. Wait for it, or contact us about it."
          />
        ),
      };
    case 'held':
      return {
        href: getContactHref({ topic: 'payment', job: block.job_id }),
        title: (
          <FormattedMessage {...amountOfJob} values={{ amount, title: <bdi>{block.title}</bdi> }} />
        ),
        detail: (
          <FormattedMessage
            id="closing.block.held"
            defaultMessage="On hold. Contact us about it."
          />
        ),
      };
    case 'balance':
      return {
        href: paths.withdraw,
        title: (
          <FormattedMessage
            id="closing.block.balance"
            defaultMessage="{amount} in your wallet"
            values={{ amount }}
          />
        ),
        detail: (
          <FormattedMessage id="closing.block.withdraw" defaultMessage="Withdraw it first." />
        ),
      };
  }
}

/** Lists the money that must be settled before the account can be closed, with the page for each. */
export function ClosingBlocks({ blocks }: { blocks: readonly ClosingBlock[] }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="md">
      <Banner
        tone="warning"
        title={
          <FormattedMessage
            id="closing.blocked.title"
            defaultMessage="Your account cannot be closed yet"
          />
        }
      >
        <FormattedMessage
          id="closing.blocked.text"
          defaultMessage="You would lose money. Settle this first, then come back."
        />
      </Banner>
      <ItemList
        aria-label={formatMessage({
          id: 'closing.blocked.list',
          defaultMessage: 'To settle first',
        })}
        items={blocks.map((block, index) => {
          const { href, title, detail } = describe(block);
          return {
            id: String(index),
            title: <Link href={href}>{title}</Link>,
            description: detail,
          };
        })}
      />
    </Stack>
  );
}
