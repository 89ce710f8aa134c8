import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessages } from '../../i18n/intl.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { useWindowWidth } from '../../internal/useWindowWidth.ts';
import { Section } from './Customizer.styles.ts';
import { PreferenceOptions, PreferenceSwitch } from './PreferenceControls.tsx';

const layouts = defineMessages({
  vertical: { id: 'ds.customizer.layout.vertical', defaultMessage: 'At the side' },
  horizontal: { id: 'ds.customizer.layout.horizontal', defaultMessage: 'At the top' },
});

/** Renders the options for position and width of the menu. */
export function MenuSection() {
  const isVertical = usePreference('layout') === 'vertical';
  const isNarrow = useWindowWidth((width) => width < tokens.breakpoint.xl);
  return (
    <Section data-part="section">
      <h3>
        <FormattedMessage id="ds.customizer.menu" defaultMessage="Menu" />
      </h3>
      <PreferenceOptions
        name="layout"
        label={<FormattedMessage id="ds.customizer.layout" defaultMessage="Position" />}
        names={layouts}
        description={
          isNarrow && (
            <FormattedMessage
              id="ds.customizer.layout.narrow"
              defaultMessage="In a narrow window the menu is behind its button."
            />
          )
        }
      />
      <PreferenceSwitch
        name="sidebarCollapsed"
        label={<FormattedMessage id="ds.customizer.collapsed" defaultMessage="Icons only" />}
        description={
          <FormattedMessage
            id="ds.customizer.collapsed.hint"
            defaultMessage="The menu at the side expands when needed."
          />
        }
        isDisabled={!isVertical}
      />
    </Section>
  );
}
