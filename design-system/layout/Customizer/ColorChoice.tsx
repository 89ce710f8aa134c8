import { Check } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { Label } from 'react-aria-components/Label';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { toTextColor } from '../../preferences/palette/derivePrimary.ts';
import { palette } from '../../theme/generated/palette.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { Options, OwnColor, Swatch } from './Customizer.styles.ts';

type ColorChoiceProps = {
  /** What the colour is for. */
  label: string;
  /** `#rrggbb`, or null for the theme's own. */
  value: string | null;
  onChange: (color: string | null) => void;
  /** The theme's own, as CSS. */
  ownOfTheme: string;
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
const ownOfThemeValue = 'theme';

function looks(color: string, ink: string): CSSProperties {
  return { '--swatch': color, '--swatch-ink': ink } as CSSProperties;
}

/** Some colours to choose from, and any other by a picker or by its code. */
export function ColorChoice({ label, value, onChange, ownOfTheme }: ColorChoiceProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState({ text: '', color: value });
  // What is being typed stays until another colour is chosen.
  const text = typed.color === value && typed.text ? typed.text : (value ?? '');
  function type(next: string): void {
    const isColor = /^#[0-9a-f]{6}$/i.test(next);
    const color = isColor ? next.toLowerCase() : next === '' ? null : value;
    setTyped({ text: next, color });
    if (color !== value) onChange(color);
  }
  return (
    <>
      <Options
        value={value ?? ownOfThemeValue}
        onChange={(chosen) => onChange(chosen === ownOfThemeValue ? null : chosen)}
        orientation="horizontal"
      >
        <Label data-part="label">{label}</Label>
        <Swatch
          value={ownOfThemeValue}
          style={looks(ownOfTheme, tokens.color.background.canvas)}
          aria-label={formatMessage({
            id: 'ds.customizer.color.theme',
            defaultMessage: 'Of the theme',
          })}
        >
          <Icon as={Check} size={16} />
        </Swatch>
        {swatches.map(([name, color]) => (
          <Swatch
            key={name}
            value={color}
            style={looks(color, toTextColor(color))}
            aria-label={formatMessage(names[name])}
          >
            <Icon as={Check} size={16} />
          </Swatch>
        ))}
      </Options>
      <OwnColor role="group" aria-label={label}>
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
          onChange={type}
          pattern="#[0-9a-fA-F]{6}"
          placeholder={palette.swatches.blue}
          autoComplete="off"
        />
      </OwnColor>
    </>
  );
}
