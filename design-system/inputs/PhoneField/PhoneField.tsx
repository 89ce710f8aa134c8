import type { CountryCode } from 'libphonenumber-js/min';
import { useRef } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useUnscriptedName } from '../field/useUnscriptedName.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { builtInRules, defineRule, listRules } from '../../validation/rules.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { textTypes } from '../TextField/textTypes.ts';
import { CountrySelect } from './CountrySelect.tsx';
import {
  detectCountry,
  guessCountry,
  toPhoneValue,
  parsePhone,
} from '../../formatters/phoneText.ts';
import { usePhoneText } from './usePhoneText.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

type Inherited = Omit<
  TextProps<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'minLength' | 'maxLength'
>;

export type PhoneFieldProps = Inherited & {
  /** The number in E.164, e.g. `+6581234567`, or null (controlled). */
  value?: string | null | undefined;
  /**
   * The initial number in E.164 (uncontrolled).
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the number in E.164 on every input; null while the field is empty or invalid. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The country of numbers without a calling code, as an ISO 3166 code. Defaults to the country of the locale. */
  defaultCountry?: CountryCode | undefined;
};

// Has the name and the message of `regex`, the rule that applications would otherwise use for phone numbers.
// A value in E.164 has its calling code, so the country passed to `parsePhone` makes no difference.
const isPhone = defineRule(
  'regex',
  (value) => typeof value === 'string' && parsePhone(value, 'US')?.number === value,
  builtInRules.regex.message,
);

/** Renders a field for a phone number, national with a country or international. Its value is E.164. */
export function PhoneField(given: PhoneFieldProps) {
  const props = useFieldProps('PhoneField', given);
  if (isDevelopment) checkProps('PhoneField', props);
  const { value, defaultValue = null, onChange, defaultCountry, ...textProps } = props;
  const { locale } = useLanguage();
  const phone = usePhoneText({
    value,
    defaultValue,
    onChange,
    defaultCountry: defaultCountry ?? guessCountry(locale),
  });
  const { country } = phone;
  const boxRef = useRef<HTMLDivElement>(null);
  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      ...textTypes.tel.hints,
      ...textProps,
      rules: [isPhone, ...listRules(props.rules ?? {})],
      value: phone.text,
      onChange: phone.setText,
    },
    {
      toValue: (text) => toPhoneValue(text, detectCountry(text, country)),
      defaultValue: value === undefined ? defaultValue : undefined,
      restore: phone.restore,
      onControlBlur: phone.formatText,
    },
  );
  const { name, form, isDisabled = false, isReadOnly = false } = props;
  // Without scripts the form sends the typed text; afterwards a hidden input sends the number in E.164.
  const unscriptedName = useUnscriptedName(name);
  return (
    <FieldFrame {...frame}>
      <TextBox data-part="box" ref={boxRef}>
        <CountrySelect
          selected={country}
          onChange={(next) => frame.field.input(toPhoneValue(phone.setCountry(next), next))}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          boxRef={boxRef}
        />
        <input {...input} name={unscriptedName} type="tel" />
        {name && unscriptedName === undefined && (
          <input
            type="hidden"
            name={name}
            form={form}
            value={phone.value ?? ''}
            disabled={isDisabled}
          />
        )}
      </TextBox>
    </FieldFrame>
  );
}
