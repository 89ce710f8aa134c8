import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../navigation/IconButton/IconButton.tsx';
import { tokens } from '../../theme/generated/tokens.ts';

const slideIn = keyframes`
  from {
    translate: calc(-100% * var(--drawer-direction)) 0;
  }
`;

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.drawer};
  background: ${tokens.color.background.veil};
`;

const Panel = styled(Modal)`
  --drawer-direction: 1;
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: min(${tokens.size.sidebar}, 85vi);
  background: ${tokens.color.menu.background};
  box-shadow: ${tokens.shadow.lg};
  overflow-y: auto;

  &:dir(rtl) {
    --drawer-direction: -1;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${slideIn} ${tokens.motion.duration.medium} ${tokens.motion.easing.enter};
  }
`;

const Content = styled(Dialog)`
  position: relative;
  min-block-size: 100%;
  outline: none;
`;

const Close = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.sm};
  inset-inline-end: ${tokens.space.xs};
  z-index: 1;
  color: ${tokens.color.menu.text};

  & button {
    color: inherit;
  }
`;

type MenuPanelProps = {
  /** Its accessible name. */
  label: string;
  children: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The open drawer, in a chunk of its own: on wide screens it is never seen. */
export default function MenuPanel({ label, children, isOpen, onOpenChange }: MenuPanelProps) {
  const { formatMessage } = useIntl();
  // From 1200 px the menu stands on the page itself, so an open drawer goes when the window grows.
  useEffect(() => {
    const onResize = () => window.innerWidth >= tokens.breakpoint.xl && onOpenChange(false);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [onOpenChange]);
  return (
    <Veil isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Panel>
        <Content aria-label={label}>
          <Close>
            <IconButton
              label={formatMessage({ id: 'ds.menuDrawer.close', defaultMessage: 'Close menu' })}
              onPress={() => onOpenChange(false)}
            >
              <Icon as={X} />
            </IconButton>
          </Close>
          {children}
        </Content>
      </Panel>
    </Veil>
  );
}
