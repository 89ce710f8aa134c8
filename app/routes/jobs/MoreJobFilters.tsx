import {
  DateField,
  FieldRow,
  MoneyField,
  MultiSelectField,
  SelectField,
  Stack,
  useFormats,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { payTypes } from '../../../contract/rules/jobSearch.ts';
import { useProfile } from '../../api/profile.ts';
import { useCurrency } from '../../session/useCurrency.ts';
import { payLabels } from './filterLabels.ts';
import type { JobsAddress } from './jobsFilter.ts';

/** The text of a field whose value is in the URL, and the function that changes it. */
export type TypedParam = readonly [string, (text: string) => void];

function toAmount(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

function toText(amount: number | null): string {
  return amount === null || amount < 0 ? '' : String(amount);
}

type MoreJobFiltersProps = Record<'payMin' | 'payMax', TypedParam> & {
  address: JobsAddress;
  /** The day of the reference rates by which pay is compared; null without rates, undefined while unknown. */
  ratesDate: string | null | undefined;
};

/** Renders the filters of the job list that are only in the drawer: categories, pay and closing date, whose values are in the URL. */
export default function MoreJobFilters(props: MoreJobFiltersProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { address, payMin, payMax, ratesDate } = props;
  const { values, change } = address;
  const { data: profile } = useProfile();
  const currency = useCurrency();
  const { category, pay_type: payType, closes_before: closesBefore } = values;
  const [min, setMin] = payMin;
  const [max, setMax] = payMax;
  const minAmount = toAmount(min);
  return (
    <Stack gap="md">
      <MultiSelectField
        label={formatMessage({ id: 'jobs.categories', defaultMessage: 'Categories' })}
        options={profile?.options.categories ?? []}
        value={category}
        onChange={(ids) => change({ category: ids })}
      />
      <SelectField
        label={formatMessage({ id: 'jobs.payType', defaultMessage: 'Kind of pay' })}
        options={['any' as const, ...payTypes].map((id) => ({
          id,
          label: formatMessage(payLabels[id]),
        }))}
        value={payType ?? 'any'}
        onChange={(id) => change({ pay_type: id === 'any' || id === null ? undefined : id })}
      />
      <FieldRow>
        <MoneyField
          label={formatMessage({ id: 'jobs.payMin', defaultMessage: 'Pay from' })}
          currency={currency}
          minValue={0}
          value={minAmount}
          onChange={(amount) => setMin(toText(amount))}
          description={
            ratesDate ? (
              <FormattedMessage
                id="jobs.payRates"
                defaultMessage="In {currency}. Other currencies are compared by the reference rates of {day}."
                values={{ currency, day: date(ratesDate) }}
              />
            ) : (
              ratesDate === null && (
                <FormattedMessage
                  id="jobs.payOwnCurrency"
                  defaultMessage="In {currency}. Jobs that pay in another currency are not found by pay."
                  values={{ currency }}
                />
              )
            )
          }
        />
        <MoneyField
          label={formatMessage({ id: 'jobs.payMax', defaultMessage: 'Pay up to' })}
          currency={currency}
          minValue={minAmount ?? 0}
          value={toAmount(max)}
          onChange={(amount) => setMax(toText(amount))}
        />
      </FieldRow>
      <DateField
        label={formatMessage({ id: 'jobs.closesBefore', defaultMessage: 'Closes before' })}
        value={closesBefore ?? null}
        onChange={(day) => {
          // An incomplete date is null, which changes the URL only if the URL has a date.
          if (day !== (closesBefore ?? null)) change({ closes_before: day ?? undefined });
        }}
      />
    </Stack>
  );
}
