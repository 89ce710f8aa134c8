import type { ReactNode, Ref } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import type { IconProps } from '../../primitives/Icon/Icon.tsx';
import { toneIcons, type Tone } from '../../primitives/tone.ts';
import { Panel, Veil } from './Dialog.styles.ts';
import { DialogSheet, type DialogContent } from './DialogSheet.tsx';

export type DialogProps = Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
> & {
  /** What it is about; its accessible name. */
  title: ReactNode;
  /** What it says or asks. */
  children: DialogContent;
  /**
   * The actions below: the quiet ones first, the main one last.
   * @default none
   */
  footer?: DialogContent;
  /**
   * What it means; every tone but neutral shows a sign.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * A drawing beside the title.
   * @default a sign for the tone
   */
  icon?: IconProps['as'];
  /**
   * Its greatest width: 384, 544 or 800 px. Below 576 px it fills the screen.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `alertdialog` where it interrupts with something that has to be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  id?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Asks or tells something before the work on the page goes on. Controlled by `isOpen` and `onOpenChange`, or
 * beside its button in a DialogTrigger. Escape and its button close it; a press outside only where
 * `isDismissable`; neither Escape nor a button where `isKeyboardDismissDisabled`: then it has to be answered.
 */
export function Dialog({
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
  ...props
}: DialogProps) {
  return (
    <Veil
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      {...(isDismissable !== undefined && { isDismissable })}
      {...(isKeyboardDismissDisabled !== undefined && { isKeyboardDismissDisabled })}
    >
      <Panel data-size={size}>
        <DialogSheet
          {...props}
          title={title}
          footer={footer}
          tone={tone}
          sign={icon ?? (tone === 'neutral' ? null : toneIcons[tone])}
          hasCloseButton={!isKeyboardDismissDisabled}
        >
          {children}
        </DialogSheet>
      </Panel>
    </Veil>
  );
}
