import { Search } from 'lucide-react';
import type { CountryCode } from 'libphonenumber-js/min';
import type { RefObject } from 'react';
import { Autocomplete } from '../../internal/Autocomplete.tsx';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { useCloseWhenHidden } from '../../internal/hiddenPanel.ts';
import { containsText } from '../../formatters/foldText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { OptionItem, Options, OptionPopover } from '../field/OptionList/OptionList.styles.ts';
import { SearchBox } from '../SearchField/SearchField.styles.ts';
import { listPhoneCountries } from './phoneCountries.ts';
import { CountrySearch, CountrySheet } from './PhoneField.styles.ts';

type Props = {
  label: string;
  selected: CountryCode;
  onChange: (country: CountryCode) => void;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Renders the popover with the searchable list of countries. In its own chunk, because most users never open it. */
export function CountryList({ label, selected, onChange, ...popover }: Props) {
  const { locale } = useLanguage();
  useCloseWhenHidden(() => popover.onOpenChange(false));
  useForeignElements();
  return (
    <OptionPopover
      data-part="option-popover"
      {...popover}
      aria-label={label}
      placement="bottom start"
    >
      <CountrySheet data-part="country-sheet">
        <Autocomplete filter={containsText}>
          <CountrySearch data-part="country-search" autoFocus>
            <Label data-part="label">
              <FormattedMessage
                id="ds.phone.search"
                defaultMessage="Search for a country or code"
              />
            </Label>
            <SearchBox data-part="box">
              <Icon as={Search} size={18} />
              {/* A combobox, because React Aria moves a virtual focus through the list while the focus stays here. */}
              <Input role="combobox" aria-expanded />
            </SearchBox>
          </CountrySearch>
          <Options
            data-part="options"
            aria-label={label}
            selectionMode="single"
            selectedKeys={[selected]}
            onSelectionChange={(keys) => {
              // Selecting the same country again would deselect it.
              const [key = selected] = keys === 'all' ? [] : keys;
              if (key !== selected) onChange(key as CountryCode);
              popover.onOpenChange(false);
            }}
            renderEmptyState={() => (
              <div data-part="empty">
                <FormattedMessage
                  id="ds.select.empty"
                  defaultMessage="Sorry, no matching options"
                />
              </div>
            )}
          >
            {listPhoneCountries(locale).map(({ id, label, aliases, callingCode }) => (
              <OptionItem
                data-part="option-item"
                key={id}
                id={id}
                textValue={[label, callingCode, ...aliases].join(' ')}
              >
                <span>{label}</span>
                <bdi dir="ltr">{callingCode}</bdi>
              </OptionItem>
            ))}
          </Options>
        </Autocomplete>
      </CountrySheet>
    </OptionPopover>
  );
}
