import { DatelineRow } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { serverNow } from '../../api/serverTime.ts';
import { chooseDates, shownCertainties } from './chooseDates.ts';

type JobDatesProps = {
  dates: readonly DateStep[];
  application: ApplicationState | null;
};

/** Renders the dates of a job that its row shows; nothing without any. */
export function JobDates({ dates, application }: JobDatesProps) {
  const { formatMessage } = useIntl();
  const steps = chooseDates(dates, application).map(
    ({ step: { key, task, at, certainty }, label }) => ({
      id: `${key}-${task?.id ?? ''}`,
      label: formatMessage(label),
      certainty: shownCertainties[certainty],
      at: at ?? undefined,
      reason: <FormattedMessage id="date.none.hold" defaultMessage="When the hold ends" />,
    }),
  );
  return steps.length > 0 && <DatelineRow steps={steps} now={serverNow()} />;
}
