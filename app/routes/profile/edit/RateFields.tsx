import { FieldArray, MoneyField, SelectField } from '@byline/design-system';
import { platformMessages, platforms } from '@byline/design-system/portal';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxRate } from '../../../../contract/rules/profile.ts';
import { contentTypeLabels, contentTypes } from '../../../features/profile/contentTypes.ts';

/** Renders the fields of the user’s rates, one per platform and content type, in a form with their values. */
export function RateFields({ currency }: { currency: string }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <FieldArray
      name="rates"
      layout="table"
      label={formatMessage({ id: 'rates.label', defaultMessage: 'Rates' })}
      isLabelHidden
      description={
        <FormattedMessage
          id="rates.about"
          defaultMessage="Brands see these as a guide. You are paid what the job states, or the rate you offer when you apply."
        />
      }
      addLabel={<FormattedMessage id="rates.add" defaultMessage="Add a rate" />}
      getRowLabel={(position) =>
        formatMessage(
          { id: 'rates.one', defaultMessage: 'Rate {number}' },
          { number: formatNumber(position) },
        )
      }
    >
      {({ name }) => (
        <>
          <SelectField
            name={name('platform')}
            label={formatMessage({ id: 'rates.platform', defaultMessage: 'Platform' })}
            options={platforms.map((id) => ({ id, label: formatMessage(platformMessages[id]) }))}
            isRequired
          />
          <SelectField
            name={name('content_type')}
            label={formatMessage({ id: 'rates.type', defaultMessage: 'Content type' })}
            options={contentTypes.map((id) => ({
              id,
              label: formatMessage(contentTypeLabels[id]),
            }))}
            isRequired
          />
          <MoneyField
            name={name('amount')}
            label={formatMessage({ id: 'rates.amount', defaultMessage: 'Amount' })}
            currency={currency}
            minValue={0}
            maxValue={maxRate}
            isRequired
          />
        </>
      )}
    </FieldArray>
  );
}
