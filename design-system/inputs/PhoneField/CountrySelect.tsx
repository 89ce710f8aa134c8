import { ChevronDown } from 'lucide-react';
import type { CountryCode } from 'libphonenumber-js/min';
import { useState, type RefObject } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { lateModule, useLateModule } from '../../internal/lateModule.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { describeCountry } from './countries.ts';
import { CountryTrigger } from './PhoneField.styles.ts';

type Props = {
  selected: CountryCode;
  onChange: (country: CountryCode) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
  boxRef: RefObject<HTMLElement | null>;
};

const lateList = lateModule(() => import('./CountryList.tsx'));

/**
 * Renders the button with the country of a phone number, and the list that it opens. The list loads on hover or focus.
 */
export function CountrySelect({ selected, onChange, isDisabled, isReadOnly, boxRef }: Props) {
  const { formatMessage, locale } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { module: list, preload } = useLateModule(lateList, () => setOpen(false));
  const [wasOpened, setWasOpened] = useState(false);
  const { name, callingCode } = describeCountry(locale, selected);
  const code = `${selected} ${callingCode}`;
  const open = () => {
    setWasOpened(true);
    setOpen(true);
    preload();
  };
  return (
    <>
      <CountryTrigger
        data-part="country-trigger"
        isDisabled={isDisabled || isReadOnly}
        aria-label={formatMessage(
          { id: 'ds.phone.country', defaultMessage: 'Country: {name} {code} {callingCode}' },
          { name, code: selected, callingCode },
        )}
        aria-haspopup="dialog"
        aria-expanded={isOpen && list !== undefined}
        onPress={open}
        onHoverStart={preload}
        onFocus={preload}
        onBlur={() => {
          // A list whose code arrives now would take the focus from where the user has gone.
          if (!list) setOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          // The page does not scroll.
          event.preventDefault();
          open();
        }}
      >
        <bdi dir="ltr">{code}</bdi>
        {!isReadOnly && <Icon as={ChevronDown} size={16} />}
      </CountryTrigger>
      {wasOpened && list && (
        <list.CountryList
          label={formatMessage({ id: 'ds.phone.countries', defaultMessage: 'Countries' })}
          selected={selected}
          onChange={onChange}
          isOpen={isOpen}
          triggerRef={boxRef}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
