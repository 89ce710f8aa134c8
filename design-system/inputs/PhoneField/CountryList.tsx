import { Search } from 'lucide-react';
import type { CountryCode } from 'libphonenumber-js/min';
import type { RefObject } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { OptionItem, Options, Sheet } from '../field/OptionList/OptionList.styles.ts';
import { SearchBox } from '../SearchField/SearchField.styles.ts';
import { countriesIn } from './countries.ts';
import { CountrySearch, CountrySheet } from './PhoneField.styles.ts';

type Props = {
  label: string;
  chosen: CountryCode;
  onChoose: (country: CountryCode) => void;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The open list of countries with its search, in a chunk of its own: most people never open it. */
export default function CountryList({ label, chosen, onChoose, ...popover }: Props) {
  const { locale } = useIntl();
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Sheet {...popover} aria-label={label} placement="bottom start">
      <CountrySheet>
        <Autocomplete filter={contains}>
          <CountrySearch autoFocus>
            <Label data-part="label">
              <FormattedMessage
                id="ds.phone.search"
                defaultMessage="Search for a country or code"
              />
            </Label>
            <SearchBox>
              <Icon as={Search} size={18} />
              {/* React Aria moves a marker through the list while the focus stays here: that is a combobox. */}
              <Input role="combobox" aria-expanded />
            </SearchBox>
          </CountrySearch>
          <Options
            aria-label={label}
            selectionMode="single"
            selectedKeys={[chosen]}
            onSelectionChange={(keys) => {
              // To choose the same one again is to keep it.
              const [key = chosen] = keys === 'all' ? [] : keys;
              if (key !== chosen) onChoose(key as CountryCode);
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
            {countriesIn(locale).map(({ code, name, callingCode }) => (
              <OptionItem key={code} id={code} textValue={`${name} ${callingCode} ${code}`}>
                <span>{name}</span>
                <bdi dir="ltr">{callingCode}</bdi>
              </OptionItem>
            ))}
          </Options>
        </Autocomplete>
      </CountrySheet>
    </Sheet>
  );
}
