import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { AdjustmentNote } from './AdjustmentNote.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { Section } from './Customizer.styles.ts';
import { PreferenceOptions } from './PreferenceOptions.tsx';

const themes = defineMessages({
  light: { id: 'ds.customizer.theme.light', defaultMessage: 'Light' },
  dark: { id: 'ds.customizer.theme.dark', defaultMessage: 'Dark' },
  'semi-dark': { id: 'ds.customizer.theme.semiDark', defaultMessage: 'Semi-dark' },
});

/** Renders the options for theme and primary colour. */
export function AppearanceSection() {
  const { formatMessage } = useIntl();
  const color = usePreference('primaryColor');
  return (
    <Section>
      <h3>
        <FormattedMessage id="ds.customizer.looks" defaultMessage="Appearance" />
      </h3>
      <PreferenceOptions
        name="theme"
        label={<FormattedMessage id="ds.customizer.theme" defaultMessage="Theme" />}
        names={themes}
        description={
          <FormattedMessage
            id="ds.customizer.theme.hint"
            defaultMessage="Semi-dark is light with a dark menu at the side."
          />
        }
      />
      <ColorChoice
        label={formatMessage({ id: 'ds.customizer.primary', defaultMessage: 'Primary colour' })}
        value={color}
        onChange={(primaryColor) => preferencesStore.set({ primaryColor })}
        themeColor={tokens.color.text.default}
      />
      <AdjustmentNote color={color} />
    </Section>
  );
}
