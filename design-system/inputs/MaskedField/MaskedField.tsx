import { isPlace } from '../../formatters/mask.ts';
import { listRules } from '../../validation/rules.ts';
import { mask as maskRule } from '../../validation/ruleLibrary/mask.ts';
import { FieldFrame } from '../field/FieldFrame/FieldFrame.tsx';
import type { TextProps } from '../field/textProps.ts';
import { useFieldProps } from '../field/useFieldProps.ts';
import { useTextControl } from '../field/useTextControl.ts';
import { useUnscriptedName } from '../field/useUnscriptedName.ts';
import { TextBox } from '../TextField/TextField.styles.ts';
import { toMaskedText, toMaskedValue } from './maskedText.ts';
import { useMaskedText } from './useMaskedText.ts';

export type MaskedFieldProps = Omit<TextProps<HTMLInputElement>, 'minLength' | 'maxLength'> & {
  /**
   * The form of the text: `#` is a digit, `@` a letter and `*` either; all other characters are separators, which the field writes, such as
   * `#### ####`. `value`, `onChange` and the form have the text without them, in capitals and ASCII digits.
   */
  mask: string;
};

/** Renders a field for a code in groups, such as a card number, which writes the separators. What does not fit stays as typed, and is invalid. */
export function MaskedField(given: MaskedFieldProps) {
  const { mask, ...props } = useFieldProps('MaskedField', given);
  const { name, form, value, defaultValue = '', isDisabled, rules = {} } = props;
  const masked = useMaskedText(mask, props);
  const { frame, input } = useTextControl<HTMLInputElement>(
    {
      inputMode: [...mask].some((sign) => isPlace(sign) && sign !== '#') ? undefined : 'numeric',
      autoComplete: 'off',
      autoCapitalize: 'characters',
      autoCorrect: 'off',
      spellCheck: false,
      dir: 'ltr',
      ...props,
      rules: [maskRule(mask), ...listRules(rules)],
      defaultValue: toMaskedText(defaultValue, mask),
      ...(value !== undefined && { value: masked.toShown(value) }),
      onChange: (text) => masked.change(text),
    },
    {
      toValue: (text) => toMaskedValue(text, mask),
      onControlBlur: (event) => masked.write(event.currentTarget),
    },
  );
  // Without scripts the form sends the typed text; afterwards a hidden input sends the value.
  const unscriptedName = useUnscriptedName(name);
  return (
    <FieldFrame {...frame}>
      <TextBox data-part="box" dir="ltr">
        <input
          {...input}
          name={unscriptedName}
          type="text"
          onChange={(event) => {
            masked.edit(event.target, event.nativeEvent as InputEvent);
            input.onChange(event);
          }}
          onCompositionStart={() => {
            masked.compose(true);
            input.onCompositionStart();
          }}
          onCompositionEnd={({ currentTarget }) => {
            masked.compose(false);
            masked.write(currentTarget);
            masked.change(currentTarget.value, false);
            input.onCompositionEnd();
          }}
        />
        {name && unscriptedName === undefined && (
          <input type="hidden" name={name} form={form} value={masked.value} disabled={isDisabled} />
        )}
      </TextBox>
    </FieldFrame>
  );
}
