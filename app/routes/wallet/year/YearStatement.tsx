import {
  Button,
  ButtonLink,
  FieldRow,
  Icon,
  Inline,
  Loaded,
  SelectField,
  Skeleton,
  Stack,
  useQueryParams,
} from '@byline/design-system';
import { Printer } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow, toDay } from '../../../api/serverTime.ts';
import { getCurrentYear, useStatementSource } from '../../../api/year.ts';
import { exportWords } from '../../../features/export/exportWords.ts';
import { pageWords } from './pageWords.ts';
import { StatementOfPeriod } from './StatementOfPeriod.tsx';
import { toStatementParameter } from './yearAddress.ts';

type YearStatementProps = {
  year: number;
  /** A month from 1 to 12, or 0 for the whole year. */
  month: number;
  currency: string | undefined;
};

/** Shows the statement of a year or of one of its months, which the browser prints. */
export function YearStatement({ year, month, currency }: YearStatementProps) {
  const { formatMessage, formatDate } = useIntl();
  const { change, getHref } = useQueryParams();
  const lastMonth = year === getCurrentYear() ? new Date(toDay(serverNow())).getUTCMonth() + 1 : 12;
  const query = useStatementSource(year, month, currency);
  const whole = formatMessage(
    { id: 'statement.wholeYear', defaultMessage: 'All of {year}' },
    { year: String(year) },
  );
  const months = Array.from({ length: lastMonth }, (_, index) => ({
    id: toStatementParameter(year, index + 1),
    label: formatDate(Date.UTC(year, index), { month: 'long', timeZone: 'UTC' }),
  }));
  return (
    <Stack gap="lg">
      <FieldRow>
        <SelectField
          label={formatMessage(pageWords.statementPeriod)}
          options={[{ id: toStatementParameter(year, 0), label: whole }, ...months]}
          value={toStatementParameter(year, month)}
          onChange={(value) => change({ statement: value })}
        />
        <Inline gap="sm">
          <Button
            variant="soft"
            icon={<Icon as={Printer} size={18} />}
            isDisabled={query.data === undefined || query.isLoading}
            onPress={() => window.print()}
          >
            <FormattedMessage {...exportWords.statementPrint} />
          </Button>
          <ButtonLink variant="ghost" href={getHref({ statement: null })}>
            <FormattedMessage
              id="statement.back"
              defaultMessage="Back to {year}"
              values={{ year: String(year) }}
            />
          </ButtonLink>
        </Inline>
      </FieldRow>
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="statement.problem"
            defaultMessage="The statement could not be loaded."
          />
        }
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(source) => <StatementOfPeriod source={source} />}
      </Loaded>
    </Stack>
  );
}
