import type { ReactNode, Ref } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { DialogSheet, type DialogContent } from '../Dialog/DialogSheet.tsx';
import { Panel, Veil } from './Drawer.styles.ts';

export type DrawerProps = Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> & {
  /** What it is about; its accessible name. */
  title: ReactNode;
  /** What stands in it, and scrolls where it is longer than the window. */
  children: DialogContent;
  /**
   * The actions below, which stay in sight: the quiet ones first, the main one last.
   * @default none
   */
  footer?: DialogContent;
  /**
   * The side of the window that it comes from; start and end follow the direction of the page.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom';
  /**
   * Its width at a side: 320, 416 or 640 px. Below 576 px, and at the bottom, it is as wide as the window.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * A press beside it closes it.
   * @default true
   */
  isDismissable?: boolean;
  id?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * More about a thing, or tools for it, over the side of the page: filters, details, a form. Controlled by `isOpen`
 * and `onOpenChange`, or beside its button in a DialogTrigger. Escape and its button close it, and focus returns.
 */
export function Drawer({
  side = 'end',
  size = 'md',
  isOpen,
  defaultOpen,
  onOpenChange,
  isDismissable = true,
  footer,
  ...props
}: DrawerProps) {
  return (
    <Veil
      isDismissable={isDismissable}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Panel data-side={side} data-size={size}>
        <DialogSheet {...props} footer={footer} hasCloseButton />
      </Panel>
    </Veil>
  );
}
