import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { FieldOption } from '../fieldOption.ts';
import { OptionItem, Options } from './OptionList.styles.ts';
import { wrapTexts } from '../../../internal/wrapTexts.tsx';

type Props = {
  options: readonly FieldOption[];
  /** The text of an empty list. Defaults to "Sorry, no matching options". */
  emptyText?: ReactNode;
};

/** Renders a list of options, or the specification's text when there are none. */
export function OptionList({ options, emptyText }: Props) {
  return (
    <Options
      renderEmptyState={() => (
        <div data-part="empty">
          {emptyText ?? (
            <FormattedMessage id="ds.select.empty" defaultMessage="Sorry, no matching options" />
          )}
        </div>
      )}
    >
      {options.map(({ id, label, description, isDisabled }) => (
        <OptionItem key={id} id={id} textValue={label} isDisabled={isDisabled}>
          <span>
            {wrapTexts(label)}
            {description && <span data-part="detail">{description}</span>}
          </span>
          <Icon as={Check} size={16} />
        </OptionItem>
      ))}
    </Options>
  );
}
