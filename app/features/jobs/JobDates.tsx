import { DatelineRow } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import type { DateStep } from '../../../contract/schemas/expectedDates.ts';
import { serverNow } from '../../api/serverTime.ts';
import { chooseDates, shownCertainties } from './chooseDates.ts';

type JobDatesProps = {
  dates: readonly DateStep[];
  application: ApplicationState | null;
  /** Whether only the first and the last date are shown: with `true` where there is no room for three, with `always` everywhere. */
  isShortened?: boolean | 'always' | undefined;
};

/** Renders the dates of a job that its row shows; nothing if it has none. */
export function JobDates({ dates, application, isShortened = false }: JobDatesProps) {
  const { formatMessage } = useIntl();
  const chosen = chooseDates(dates, application);
  const ends =
    chosen.length > 2 ? [chosen[0], chosen.at(-1)].flatMap((date) => date ?? []) : chosen;
  const steps = (isShortened === 'always' ? ends : chosen).map(
    ({ step: { key, task, at, certainty }, label }) => ({
      id: `${key}-${task?.id ?? ''}`,
      label: formatMessage(label),
      certainty: shownCertainties[certainty],
      at: at ?? undefined,
      // Replaces a missing day, which only a payment on hold has in a row.
      reason: <FormattedMessage id="date.none.hold" defaultMessage="When the hold ends" />,
    }),
  );
  return (
    steps.length > 0 && (
      <DatelineRow steps={steps} now={serverNow()} isShortened={isShortened === true} />
    )
  );
}
