import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { Section } from './Customizer.styles.ts';
import { PreferenceOptions } from './PreferenceControls.tsx';
import { derivePrimary } from '../../preferences/palette/derivePrimary.ts';
import { LiveText } from '../../primitives/LiveText/LiveText.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

const themeNames = defineMessages({
  system: { id: 'ds.customizer.theme.system', defaultMessage: 'As on this device' },
  light: { id: 'ds.customizer.theme.light', defaultMessage: 'Light' },
  dark: { id: 'ds.customizer.theme.dark', defaultMessage: 'Dark' },
  'semi-dark': { id: 'ds.customizer.theme.semiDark', defaultMessage: 'Semi-dark' },
});

const adjustableThemes = ['light', 'dark'] as const;

/** Returns the themes in which a primary colour is adjusted for contrast. */
function getAdjustedThemes(color: string): 'light' | 'dark' | 'both' | 'none' {
  const adjusted = adjustableThemes.filter((theme) => derivePrimary(color, theme).solid !== color);
  return adjusted.length === 2 ? 'both' : (adjusted[0] ?? 'none');
}

/** Explains in which themes the primary colour had to become lighter or darker for contrast. */
function AdjustmentNote({ color }: { color: string | null }) {
  return (
    <LiveText>
      {color && (
        <Text as="span" isMuted size="sm">
          <FormattedMessage
            id="ds.customizer.adjusted"
            defaultMessage="{where, select, light {Too light for light pages, so it is shown darker there.} dark {Too dark for dark pages, so it is shown lighter there.} both {Shown slightly lighter or darker, so that it is visible on every page.} other {Shown as chosen. Text in this colour is made lighter or darker where the contrast is too low.}}"
            values={{ where: getAdjustedThemes(color) }}
          />
        </Text>
      )}
    </LiveText>
  );
}

/** Renders the options for theme and primary colour. */
export function AppearanceSection() {
  const { formatMessage } = useIntl();
  const preferences = usePreferencesStore();
  const color = usePreference('primaryColor');
  return (
    <Section data-part="section">
      <h3>
        <FormattedMessage id="ds.customizer.looks" defaultMessage="Appearance" />
      </h3>
      <PreferenceOptions
        name="theme"
        label={<FormattedMessage id="ds.customizer.theme" defaultMessage="Theme" />}
        names={themeNames}
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
        onChange={(primaryColor) => preferences.set({ primaryColor })}
        // The portal's own colour in the light theme, if it has one. The user's choice (--own-…) does not change it.
        themeColor={`var(--brand-solid-light, ${tokens.color.text.default})`}
      />
      <AdjustmentNote color={color} />
    </Section>
  );
}
