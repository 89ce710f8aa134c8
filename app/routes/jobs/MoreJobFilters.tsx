import {
  DateField,
  FieldRow,
  MoneyField,
  MultiSelectField,
  SelectField,
  Stack,
} from '@byline/design-system';
import { useIntl } from 'react-intl';
import { payTypes } from '../../../contract/rules/jobSearch.ts';
import { useProfile } from '../../api/profile.ts';
import { config } from '../../config.ts';
import { useQueryParams } from '../../features/search/useQueryParams.ts';
import { payLabels } from './filterLabels.ts';
import { parseJobsFilter } from './jobsFilter.ts';

/** The text of a field that follows the address, and the function that changes it. */
export type TypedParam = readonly [string, (text: string) => void];

const { currency } = config.policy.withdrawal.min;

function toAmount(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

function toText(amount: number | null): string {
  return amount === null || amount < 0 ? '' : String(amount);
}

/** Renders the filters of the job list that are only in the drawer: categories, pay and closing date, kept in the address. */
export default function MoreJobFilters({
  payMin,
  payMax,
}: Record<'payMin' | 'payMax', TypedParam>) {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const { data: profile } = useProfile();
  const { category, pay_type: payType, closes_before: closesBefore } = parseJobsFilter(params);
  const [min, setMin] = payMin;
  const [max, setMax] = payMax;
  const least = toAmount(min);
  return (
    <Stack gap="md">
      <MultiSelectField
        label={formatMessage({ id: 'jobs.categories', defaultMessage: 'Categories' })}
        options={profile?.options.categories ?? []}
        value={category?.split(',') ?? []}
        onChange={(ids) => change({ category: ids.join(','), page: null })}
      />
      <SelectField
        label={formatMessage({ id: 'jobs.payType', defaultMessage: 'Kind of pay' })}
        options={['any' as const, ...payTypes].map((id) => ({
          id,
          label: formatMessage(payLabels[id]),
        }))}
        value={payType ?? 'any'}
        onChange={(id) => change({ pay_type: id === 'any' ? null : id, page: null })}
      />
      <FieldRow>
        <MoneyField
          label={formatMessage({ id: 'jobs.payMin', defaultMessage: 'Pay from' })}
          currency={currency}
          min={0}
          value={least}
          onChange={(amount) => setMin(toText(amount))}
        />
        <MoneyField
          label={formatMessage({ id: 'jobs.payMax', defaultMessage: 'Pay up to' })}
          currency={currency}
          min={least ?? 0}
          value={toAmount(max)}
          onChange={(amount) => setMax(toText(amount))}
        />
      </FieldRow>
      <DateField
        label={formatMessage({ id: 'jobs.closesBefore', defaultMessage: 'Closes before' })}
        value={closesBefore ?? null}
        onChange={(date) => {
          // While the user types, the date is null.
          if (date !== (closesBefore ?? null)) change({ closes_before: date, page: null });
        }}
      />
    </Stack>
  );
}
