import { PanelLeft } from 'lucide-react';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { below } from '../../theme/mixins.ts';

const Root = styled.span`
  ${below.xl} {
    display: none;
  }
`;

type CollapseButtonProps = {
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
};

/** Renders the button that collapses the menu to its icons and expands it. */
export function CollapseButton({ isExpanded, onExpandedChange }: CollapseButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Root data-part="collapse-button">
      <IconButton
        aria-label={formatMessage({ id: 'ds.appShell.collapse', defaultMessage: 'Collapse menu' })}
        aria-expanded={isExpanded}
        onPress={() => onExpandedChange(!isExpanded)}
      >
        <Icon as={PanelLeft} isDirectional />
      </IconButton>
    </Root>
  );
}
