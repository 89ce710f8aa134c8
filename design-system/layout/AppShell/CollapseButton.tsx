import { PanelLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePreferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import { below } from '../../theme/mixins.ts';

const Root = styled.span`
  ${below.xl} {
    display: none;
  }
`;

/** Renders the button that collapses the menu to its icons and expands it. */
export function CollapseButton() {
  const { formatMessage } = useIntl();
  const preferences = usePreferencesStore();
  const isCollapsed = usePreference('sidebarCollapsed');
  return (
    <Root data-part="collapse-button">
      <IconButton
        label={formatMessage({ id: 'ds.appShell.collapse', defaultMessage: 'Collapse menu' })}
        aria-expanded={!isCollapsed}
        onPress={() => preferences.set({ sidebarCollapsed: !isCollapsed })}
      >
        <Icon as={PanelLeft} isDirectional />
      </IconButton>
    </Root>
  );
}
