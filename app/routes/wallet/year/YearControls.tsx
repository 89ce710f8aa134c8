import {
  ButtonLink,
  Icon,
  Inline,
  SelectField,
  useQueryParams,
  ExportButton,
} from '@byline/design-system';
import { FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobYear, PayoutYear } from '../../../../contract/schemas/year.ts';
import { routeTable } from '../../../routeTable.ts';
import { pageWords } from './pageWords.ts';
import { getYearCsv, joinMonths } from './yearCsv.ts';

type YearControlsProps = {
  year: number;
  jobs: JobYear | undefined;
  payouts: PayoutYear | undefined;
  /** Whether there is nothing to export. */
  isEmpty: boolean;
};

/** Selects the year and, with several wallets, the currency; offers a CSV file and a statement of the year. */
export function YearControls({ year, jobs, payouts, isEmpty }: YearControlsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { change, getHref } = useQueryParams();
  const years = jobs?.years ?? payouts?.years ?? [year];
  const currencies = payouts?.currencies ?? [];
  const isLoaded = jobs?.year === year && payouts?.year === year;
  return (
    <Inline gap="sm" justify="between">
      <Inline gap="sm">
        <SelectField
          label={formatMessage(routeTable.year.title)}
          isLabelHidden
          options={years.map((one) => ({ id: String(one), label: String(one) }))}
          value={String(year)}
          onChange={(value) => change({ year: value })}
        />
        {payouts && currencies.length > 1 && (
          <SelectField
            label={formatMessage(pageWords.currency)}
            isLabelHidden
            options={currencies.map((id) => ({ id, label: id }))}
            value={payouts.currency}
            onChange={(value) => change({ currency: value })}
          />
        )}
      </Inline>
      {!isEmpty && (
        <Inline gap="sm">
          <ExportButton
            fileName={`year-${year}-${payouts?.currency ?? ''}`}
            columns={getYearCsv(intl)}
            isDisabled={!isLoaded}
            load={() => Promise.resolve(isLoaded ? joinMonths(jobs, payouts) : [])}
          />
          <ButtonLink
            variant="soft"
            href={getHref({ statement: String(year) })}
            icon={<Icon as={FileText} size={18} />}
          >
            <FormattedMessage id="year.statement" defaultMessage="Statement" />
          </ButtonLink>
        </Inline>
      )}
    </Inline>
  );
}
