import type { ReactNode, Ref } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import type { OrUndefined } from '../../internal/ownProps.ts';
import { HeldOverlay, useHeldOverlay } from '../../internal/HeldOverlay.tsx';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { useProps } from '../../internal/useProps.ts';
import { ignoreWhileExiting } from '../../internal/ignoreWhileExiting.ts';
import { useOpensLater } from '../../internal/useOpensLater.ts';
import { DialogSheet, type DialogContent } from '../../primitives/overlay/DialogSheet.tsx';
import { Overlay, Panel } from '../../primitives/overlay/drawerSurface.styles.ts';

export type DrawerProps = OrUndefined<
  Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>
> & {
  /** The title and accessible name. */
  title: ReactNode;
  /** The content, which scrolls if needed; a function receives `close`. */
  children: DialogContent;
  /** The actions, always visible: secondary first, primary last. A function receives `close`. */
  footer?: DialogContent;
  /**
   * The side of the window at which it opens; start and end follow the direction of the page.
   * @default 'end'
   */
  placement?: 'start' | 'end' | 'bottom';
  /**
   * The width: 320, 416 or 640 px. Below 576 px, and at the bottom, it is as wide as the window.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Whether a press outside closes it.
   * @default true
   */
  isDismissable?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Renders a modal panel at a side of the window: filters, details, a form. Control it with `isOpen` and `onOpenChange`,
 * or put it next to its button in a `DialogTrigger`. Escape and the close button close it, and focus returns.
 */
export function Drawer(given: DrawerProps) {
  const {
    placement = 'end',
    size = 'md',
    isOpen,
    defaultOpen,
    onOpenChange,
    isDismissable = true,
    footer,
    ...props
  } = useProps('Drawer', given);
  useForeignElements();
  const held = useHeldOverlay({ isOpen, defaultOpen, onOpenChange });
  return (
    <HeldOverlay guards={held.guards}>
      <Overlay
        data-part="overlay"
        ref={ignoreWhileExiting}
        isDismissable={isDismissable}
        isOpen={useOpensLater(held.isOpen)}
        onOpenChange={held.onOpenChange}
      >
        <Panel data-part="panel" data-side={placement} data-size={size}>
          <DialogSheet {...props} footer={footer} hasCloseButton />
        </Panel>
      </Overlay>
    </HeldOverlay>
  );
}
