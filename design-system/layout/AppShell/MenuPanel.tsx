import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Overlay, Panel as DrawerPanel } from '../../primitives/overlay/drawerSurface.styles.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { ignoreWhileExiting } from '../../internal/ignoreWhileExiting.ts';
import { useWindowWidth } from '../../internal/useWindowWidth.ts';

const Panel = styled(DrawerPanel)`
  inline-size: min(${tokens.size.sidebar}, 85vi);
  background: ${tokens.color.menu.background};
  overflow-y: auto;
`;

const Content = styled(Dialog)`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  outline: none;
`;

const Close = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.sm};
  inset-inline-end: ${tokens.space.xs};
  z-index: 1;

  & button[data-variant] {
    color: ${tokens.color.menu.text};

    &:is([data-hovered], [data-pressed]) {
      background: ${tokens.color.menu.hover};
    }
  }
`;

type MenuPanelProps = {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Renders the open drawer; a separate chunk, because wide screens never need it. */
export default function MenuPanel({ label, children, isOpen, onOpenChange }: MenuPanelProps) {
  const { formatMessage } = useIntl();
  useForeignElements();
  // From 1200 px the menu is part of the page, so an open drawer closes when the window grows.
  const isMenuOnPage = useWindowWidth((width) => width >= tokens.breakpoint.xl);
  useEffect(() => {
    if (isMenuOnPage) onOpenChange(false);
  }, [isMenuOnPage, onOpenChange]);
  return (
    <Overlay
      data-part="overlay"
      ref={ignoreWhileExiting}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Panel data-part="panel" data-side="start">
        <Content data-part="content" aria-label={label}>
          <Close data-part="close">
            <IconButton
              aria-label={formatMessage({
                id: 'ds.menuDrawer.close',
                defaultMessage: 'Close menu',
              })}
              onPress={() => onOpenChange(false)}
            >
              <Icon as={X} />
            </IconButton>
          </Close>
          {children}
        </Content>
      </Panel>
    </Overlay>
  );
}
