import type { CountryCode } from 'libphonenumber-js/min';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { builtInRules, defineRule, listRules } from '../../validation/rules.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { typing } from '../TextField/textTypes.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { countryOf, guessCountry, judgedPhone, readPhone } from './phoneText.ts';
import { usePhoneText } from './usePhoneText.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength'
>;

export type PhoneFieldProps = Inherited & {
  /** The number in E.164, e.g. `+6581234567`, or null for none, where the caller keeps it. */
  value?: string | null;
  /**
   * The number at first in E.164, where the field keeps it.
   * @default null
   */
  defaultValue?: string | null;
  /** Called with E.164 at each input; null while there is none, or what is typed is no number. */
  onChange?: (value: string | null) => void;
  /**
   * The country in which a number is read that has no country code, as an ISO 3166 code.
   * @default the country of the reader's locale
   */
  defaultCountry?: CountryCode;
};

// It has the name and the words of the rule that an application would write as a regular expression.
const isPhone = defineRule(
  'regex',
  (value) => typeof value === 'string' && readPhone(value, 'US')?.number === value,
  builtInRules.regex.message,
);

/** A phone number: a country and the number as it is dialled there, or an international one. Its value is E.164. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, defaultValue = null, onChange, defaultCountry, ...own } = props;
  const { locale } = useIntl();
  const phone = usePhoneText({
    value,
    defaultValue,
    onChange,
    country: defaultCountry ?? guessCountry(locale),
  });
  const { country } = phone;
  const boxRef = useRef<HTMLDivElement>(null);
  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      ...typing.tel.hints,
      ...own,
      rules: [isPhone, ...listRules(props.rules ?? {})],
      value: phone.text,
      onChange: phone.type,
      onBlur: (event) => {
        phone.tidy();
        props.onBlur?.(event);
      },
    },
    {
      toValue: (text) => judgedPhone(text, countryOf(text, country)),
      restore: phone.restore,
    },
  );
  const { name, form, isDisabled = false, isReadOnly = false } = props;
  return (
    <FieldFrame {...frame}>
      <TextBox ref={boxRef}>
        <CountrySelect
          chosen={country}
          {...{ isDisabled, isReadOnly, boxRef }}
          onChoose={(next) => frame.field.input(judgedPhone(phone.choose(next), next))}
        />
        <input {...input} name={undefined} type="tel" />
        {name && (
          <input
            type="hidden"
            {...{ name, form }}
            value={phone.value ?? ''}
            disabled={isDisabled}
          />
        )}
      </TextBox>
    </FieldFrame>
  );
}
