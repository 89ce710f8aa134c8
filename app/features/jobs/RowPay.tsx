import { Money, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Pay } from '../../../contract/schemas/jobs.ts';

/** What a job pays, for a row: the amount, and a note about the amount for a second line. */
export type RowPay = { amount: ReactNode; note: ReactNode };

function getApproximate({ approximate }: Pay): ReactNode {
  return approximate && <Money value={approximate.max} isApproximate />;
}

/** Returns what a job pays for the row of a list. The value of a product is only a note, because it is not money. */
export function getRowPay(pay: Pay): RowPay {
  const { type, min, max, product_value: product } = pay;
  const approximate = getApproximate(pay);
  if (type === 'product') {
    return {
      amount: <FormattedMessage id="job.pay.productShort" defaultMessage="Product" />,
      note: product && (
        <FormattedMessage
          id="job.pay.worth"
          defaultMessage="worth {value}"
          values={{ value: <Money value={product} /> }}
        />
      ),
    };
  }
  const highest = max ?? min;
  const least = type !== 'performance' && min && max && min.amount !== max.amount ? min : null;
  if (highest && (least || type === 'performance')) {
    return {
      amount: (
        <FormattedMessage
          id="job.pay.upTo"
          defaultMessage="<words>Up to</words> {max}"
          values={{
            max: <Money value={highest} />,
            words: (text) => (
              <Text as="span" size="sm" isMuted weight="regular">
                {text}
              </Text>
            ),
          }}
        />
      ),
      note: least ? (
        <>
          {approximate}
          {approximate && <br />}
          <span>
            <FormattedMessage
              id="job.pay.atLeast"
              defaultMessage="at least {min}"
              values={{ min: <Money value={least} /> }}
            />
          </span>
        </>
      ) : (
        (approximate ?? (
          <FormattedMessage id="job.pay.byResults" defaultMessage="based on results" />
        ))
      ),
    };
  }
  return { amount: highest && <Money value={highest} />, note: approximate };
}
