import { PanelLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import { below } from '../../theme/mixins.ts';

const Root = styled.span`
  ${below.xl} {
    display: none;
  }
`;

/** Narrows the menu at the side to its icons, and widens it again. */
export function CollapseButton() {
  const { formatMessage } = useIntl();
  const isCollapsed = usePreference('sidebarCollapsed');
  return (
    <Root>
      <IconButton
        label={formatMessage({ id: 'ds.appShell.collapse', defaultMessage: 'Narrow menu' })}
        aria-pressed={isCollapsed}
        onPress={() => preferencesStore.set({ sidebarCollapsed: !isCollapsed })}
      >
        <Icon as={PanelLeft} isDirectional />
      </IconButton>
    </Root>
  );
}
