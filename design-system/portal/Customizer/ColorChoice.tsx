import { Check } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { Label } from 'react-aria-components/Label';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { toTextColor } from '../../preferences/palette/derivePrimary.ts';
import { palette } from '../../theme/generated/palette.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { Options, CustomColor, Swatch } from './Customizer.styles.ts';

type ColorChoiceProps = {
  /** The label of the group. */
  label: string;
  /** `#rrggbb`, or null for the colour of the theme. */
  value: string | null;
  onChange: (color: string | null) => void;
  /** The colour of the theme, as CSS. */
  themeColor: string;
};

const names = defineMessages({
  blue: { id: 'ds.customizer.color.blue', defaultMessage: 'Blue' },
  violet: { id: 'ds.customizer.color.violet', defaultMessage: 'Violet' },
  pink: { id: 'ds.customizer.color.pink', defaultMessage: 'Pink' },
  red: { id: 'ds.customizer.color.red', defaultMessage: 'Red' },
  orange: { id: 'ds.customizer.color.orange', defaultMessage: 'Orange' },
  green: { id: 'ds.customizer.color.green', defaultMessage: 'Green' },
  teal: { id: 'ds.customizer.color.teal', defaultMessage: 'Teal' },
});
const swatches = Object.entries(palette.swatches) as [keyof typeof names, string][];
const themeValue = 'theme';

function getSwatchStyle(color: string, iconColor: string): CSSProperties {
  return { '--swatch': color, '--swatch-icon': iconColor } as CSSProperties;
}

/** Renders swatches, a picker and a hex field to choose a colour. */
export function ColorChoice({ label, value, onChange, themeColor }: ColorChoiceProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState({ text: '', color: value });
  // Incomplete text stays until another colour is chosen.
  if (typed.color !== value) setTyped({ text: '', color: value });
  const text = typed.color === value && typed.text ? typed.text : (value ?? '');
  function changeText(next: string): void {
    const isColor = /^#[0-9a-f]{6}$/i.test(next);
    const color = isColor ? next.toLowerCase() : next === '' ? null : value;
    setTyped({ text: next, color });
    if (color !== value) onChange(color);
  }
  return (
    <>
      <Options
        data-part="options"
        value={value ?? themeValue}
        onChange={(chosen) => onChange(chosen === themeValue ? null : chosen)}
        orientation="horizontal"
      >
        <Label data-part="label">{label}</Label>
        <Swatch
          data-part="swatch"
          value={themeValue}
          style={getSwatchStyle(themeColor, tokens.color.background.canvas)}
          aria-label={formatMessage({
            id: 'ds.customizer.color.theme',
            defaultMessage: 'Theme default',
          })}
        >
          <Icon as={Check} size={16} />
        </Swatch>
        {swatches.map(([name, color]) => (
          <Swatch
            data-part="swatch"
            key={name}
            value={color}
            style={getSwatchStyle(color, toTextColor(color))}
            aria-label={formatMessage(names[name])}
          >
            <Icon as={Check} size={16} />
          </Swatch>
        ))}
      </Options>
      <CustomColor data-part="custom-color" role="group" aria-label={label}>
        <label>
          <FormattedMessage id="ds.customizer.color.picker" defaultMessage="Custom colour" />
          <input
            type="color"
            value={value ?? palette.swatches.blue}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
        <TextField
          label={formatMessage({ id: 'ds.customizer.color.code', defaultMessage: 'Hex code' })}
          value={text}
          onChange={changeText}
          pattern="#[0-9a-fA-F]{6}"
          placeholder={palette.swatches.blue}
          autoComplete="off"
        />
      </CustomColor>
    </>
  );
}
