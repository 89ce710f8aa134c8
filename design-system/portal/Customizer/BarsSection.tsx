import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { Section } from './Customizer.styles.ts';
import { PreferenceOptions } from './PreferenceControls.tsx';

const types = defineMessages({
  sticky: { id: 'ds.customizer.bar.sticky', defaultMessage: 'Sticky' },
  static: { id: 'ds.customizer.bar.static', defaultMessage: 'Static' },
  floating: { id: 'ds.customizer.bar.floating', defaultMessage: 'Floating' },
  hidden: { id: 'ds.customizer.bar.hidden', defaultMessage: 'Hidden' },
});

/** Renders the options for navbar and footer. */
export function BarsSection() {
  const { formatMessage } = useIntl();
  const preferences = usePreferencesStore();
  const color = usePreference('navbarColor');
  return (
    <Section data-part="section">
      <h3>
        <FormattedMessage id="ds.customizer.bars" defaultMessage="Bars" />
      </h3>
      <PreferenceOptions
        name="navbarType"
        label={<FormattedMessage id="ds.customizer.navbar" defaultMessage="Navbar" />}
        names={types}
        description={
          <FormattedMessage
            id="ds.customizer.navbar.hint"
            defaultMessage="The navbar can be hidden only while the menu is at the side."
          />
        }
      />
      <ColorChoice
        label={formatMessage({
          id: 'ds.customizer.navbarColor',
          defaultMessage: 'Navbar colour',
        })}
        value={color}
        onChange={(navbarColor) => preferences.set({ navbarColor })}
        themeColor={tokens.color.background.surface}
      />
      <PreferenceOptions
        name="footerType"
        label={<FormattedMessage id="ds.customizer.footer" defaultMessage="Footer" />}
        names={types}
      />
    </Section>
  );
}
