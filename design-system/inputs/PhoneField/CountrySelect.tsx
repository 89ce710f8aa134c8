import { ChevronDown } from 'lucide-react';
import type { CountryCode } from 'libphonenumber-js/min';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { countryIn } from './countries.ts';
import { CountryTrigger } from './PhoneField.styles.ts';

type Props = {
  chosen: CountryCode;
  onChoose: (country: CountryCode) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
  boxRef: RefObject<HTMLElement | null>;
};

const loadList = () => import('./CountryList.tsx');
const CountryList = lazy(loadList);

/** The country of a phone number: a button with its code, and behind it the list, which comes when it is reached. */
export function CountrySelect({ chosen, onChoose, isDisabled, isReadOnly, boxRef }: Props) {
  const { formatMessage, locale } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { name, callingCode } = countryIn(locale, chosen);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const prepare = () => void loadList();
  return (
    <>
      <CountryTrigger
        isDisabled={isDisabled || isReadOnly}
        aria-label={formatMessage(
          { id: 'ds.phone.country', defaultMessage: 'Country: {name} {code} {callingCode}' },
          { name, code: chosen, callingCode },
        )}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
        onHoverStart={prepare}
        onFocus={prepare}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') open();
        }}
      >
        <bdi dir="ltr">
          {chosen} {callingCode}
        </bdi>
        {!isReadOnly && <Icon as={ChevronDown} size={16} />}
      </CountryTrigger>
      {wasOpened && (
        <Suspense>
          <CountryList
            label={formatMessage({ id: 'ds.phone.countries', defaultMessage: 'Countries' })}
            {...{ chosen, onChoose, isOpen }}
            triggerRef={boxRef}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
