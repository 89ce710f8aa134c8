import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../data/Icon/Icon.tsx';
import type { FieldOption } from '../../internal/fieldOption.ts';
import { OptionItem, Options } from './SelectField.styles.ts';

/** The open list of options, with the specification's words where there are none. */
export function SelectOptions({ options }: { options: readonly FieldOption[] }) {
  return (
    <Options
      renderEmptyState={() => (
        <div data-part="empty">
          <FormattedMessage id="ds.select.empty" defaultMessage="Sorry, no matching options" />
        </div>
      )}
    >
      {options.map(({ value, label, detail, isDisabled }) => (
        <OptionItem key={value} id={value} textValue={label} isDisabled={isDisabled}>
          <span>
            {label}
            {detail && <span data-part="detail">{detail}</span>}
          </span>
          <Icon as={Check} size={16} />
        </OptionItem>
      ))}
    </Options>
  );
}
