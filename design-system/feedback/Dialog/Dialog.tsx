import type { ReactNode, Ref } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import type { OrUndefined } from '../../internal/ownProps.ts';
import { HeldOverlay, useHeldOverlay } from '../../internal/HeldOverlay.tsx';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { useProps } from '../../internal/useProps.ts';
import { ignoreWhileExiting } from '../../internal/ignoreWhileExiting.ts';
import { useOpensLater } from '../../internal/useOpensLater.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneIcons, type Tone } from '../../primitives/tone.ts';
import { Overlay, Panel } from '../../primitives/overlay/dialogSurface.styles.ts';
import { DialogSheet, type DialogContent } from '../../primitives/overlay/DialogSheet.tsx';

export type DialogProps = OrUndefined<
  Pick<
    ModalOverlayProps,
    'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
  >
> & {
  /** The title and accessible name. */
  title: ReactNode;
  /** The content; a function receives `close`. */
  children: DialogContent;
  /** The actions: secondary first, primary last. A function receives `close`. */
  footer?: DialogContent;
  /**
   * The meaning. Every tone except neutral shows an icon.
   * @default 'neutral'
   */
  tone?: Tone;
  /** The icon of 20 px next to the title. By default the icon of the tone. */
  icon?: ReactNode;
  /**
   * The maximum width: 384, 544 or 800 px. Below 576 px the dialog fills the screen.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * The ARIA role; `alertdialog` if an answer is required.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /** The `id` of a text that is read when the dialog opens, after its title. */
  'aria-describedby'?: string | undefined;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Renders a modal dialog. Control it with `isOpen` and `onOpenChange`, or put it next to its button in a
 * `DialogTrigger`. Escape and the close button close it; a press outside only with `isDismissable`. With
 * `isKeyboardDismissDisabled` it has no close button and ignores Escape: an answer is required.
 */
export function Dialog(given: DialogProps) {
  const {
    title,
    children,
    footer,
    tone = 'neutral',
    icon,
    size = 'md',
    isOpen,
    defaultOpen,
    onOpenChange,
    isDismissable,
    isKeyboardDismissDisabled,
    role = 'dialog',
    ...props
  } = useProps('Dialog', given);
  useForeignElements();
  const held = useHeldOverlay({ isOpen, defaultOpen, onOpenChange });
  return (
    <HeldOverlay guards={held.guards}>
      <Overlay
        data-part="overlay"
        ref={ignoreWhileExiting}
        isOpen={useOpensLater(held.isOpen)}
        onOpenChange={held.onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      >
        <Panel data-part="panel" data-size={size}>
          <DialogSheet
            {...props}
            role={role}
            title={title}
            footer={footer}
            tone={tone}
            icon={icon ?? (tone === 'neutral' ? null : <Icon as={toneIcons[tone]} size={20} />)}
            hasCloseButton={!isKeyboardDismissDisabled}
          >
            {children}
          </DialogSheet>
        </Panel>
      </Overlay>
    </HeldOverlay>
  );
}
