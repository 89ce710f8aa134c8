import type { ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';

type StepPlaceProps = {
  /** The position of the step, from 1. */
  number: number;
  total: number;
  title: ReactNode;
};

/** Renders "Step 2 of 4: Permit". */
export function StepPlace({ number, total, title }: StepPlaceProps) {
  const { formatNumber } = useIntl();
  return (
    <FormattedMessage
      id="ds.stepper.place"
      defaultMessage="Step {number} of {total}: {title}"
      values={{ number: formatNumber(number), total: formatNumber(total), title }}
    />
  );
}
