import {
  breakpoints,
  Button,
  FieldRow,
  Icon,
  IconButton,
  Inline,
  MoneyField,
  SelectField,
  Stack,
  Text,
  useWindowWidth,
} from '@byline/design-system';
import { platformMessages, platforms } from '@byline/design-system/portal';
import { Plus, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxRate } from '../../../../contract/rules/profile.ts';
import type { SectionDraft } from '../../../features/profile/useSectionDraft.ts';
import { contentTypeLabels, contentTypes } from '../../../features/profile/contentTypes.ts';
import type { RateDraft } from '../../../features/profile/profileParts.ts';

type RateFieldsProps = { draft: SectionDraft<{ rates: RateDraft[] }>; currency: string };

const emptyRate: RateDraft = { platform: null, content_type: null, amount: null };

/** Renders the fields of the user’s rates, one per platform and content type. */
export function RateFields({ draft: { values, change }, currency }: RateFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  // If each rate is one row, the fields form columns, of which only the first row shows the labels.
  const isRow = useWindowWidth((width) => width >= breakpoints.md);
  const isBelowLabels = (index: number) => isRow && index > 0;
  const { rates } = values;
  const update = (index: number, changed: Partial<RateDraft>) =>
    change({ rates: rates.map((rate, at) => (at === index ? { ...rate, ...changed } : rate)) });
  return (
    <Stack gap="md">
      <Text isMuted>
        <FormattedMessage
          id="rates.about"
          defaultMessage="Brands see these as a guide. You are paid what the job states, or the rate you offer when you apply."
        />
      </Text>
      {rates.map((rate, index) => (
        <div
          key={index}
          role="group"
          aria-label={formatMessage(
            { id: 'rates.one', defaultMessage: 'Rate {number}' },
            { number: formatNumber(index + 1) },
          )}
        >
          <FieldRow>
            <SelectField
              name={`rates.${index}.platform`}
              label={formatMessage({ id: 'rates.platform', defaultMessage: 'Platform' })}
              options={platforms.map((id) => ({
                id,
                label: formatMessage(platformMessages[id]),
              }))}
              value={rate.platform}
              onChange={(platform) => update(index, { platform })}
              isLabelHidden={isBelowLabels(index)}
              isRequired
            />
            <SelectField
              name={`rates.${index}.content_type`}
              label={formatMessage({ id: 'rates.type', defaultMessage: 'Content type' })}
              options={contentTypes.map((id) => ({
                id,
                label: formatMessage(contentTypeLabels[id]),
              }))}
              value={rate.content_type}
              onChange={(type) => update(index, { content_type: type })}
              isLabelHidden={isBelowLabels(index)}
              isRequired
            />
            <MoneyField
              name={`rates.${index}.amount`}
              label={formatMessage({ id: 'rates.amount', defaultMessage: 'Amount' })}
              currency={currency}
              minValue={0}
              maxValue={maxRate}
              value={rate.amount}
              onChange={(amount) => update(index, { amount })}
              isLabelHidden={isBelowLabels(index)}
              isRequired
            />
            <IconButton
              aria-label={formatMessage(
                { id: 'rates.remove', defaultMessage: 'Remove rate {number}' },
                { number: formatNumber(index + 1) },
              )}
              onPress={() => change({ rates: rates.filter((_rate, at) => at !== index) })}
            >
              <Icon as={Trash2} size={18} />
            </IconButton>
          </FieldRow>
        </div>
      ))}
      <Inline>
        <Button
          variant="soft"
          icon={<Icon as={Plus} size={18} />}
          onPress={() => change({ rates: [...rates, emptyRate] })}
        >
          <FormattedMessage id="rates.add" defaultMessage="Add a rate" />
        </Button>
      </Inline>
    </Stack>
  );
}
