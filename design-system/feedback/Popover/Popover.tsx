import type { ReactElement, ReactNode, Ref } from 'react';
import {
  DialogTrigger,
  OverlayArrow,
  type DialogTriggerProps,
} from 'react-aria-components/Popover';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { contentOf, type DialogContent } from '../Dialog/DialogSheet.tsx';
import { Arrow, Sheet, Surface, Title } from './Popover.styles.ts';

export type PopoverProps = Pick<DialogTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> & {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** What stands in it; a function receives `close`. */
  children: DialogContent;
  /**
   * What it is about; its accessible name.
   * @default the name of its button
   */
  title?: ReactNode;
  /**
   * Where it stands beside its button, in the direction of the page; the other side where there is no room.
   * @default 'bottom start'
   */
  placement?:
    | 'top'
    | 'top start'
    | 'top end'
    | 'bottom'
    | 'bottom start'
    | 'bottom end'
    | 'start'
    | 'start top'
    | 'end'
    | 'end top';
  id?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * A little more beside the button that opens it: details, a few fields. Escape and a press outside close it, and
 * focus returns. For words only, a Tooltip; where the page has to wait, a Dialog.
 */
export function Popover({
  trigger,
  children,
  title,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...props
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger}
      <Surface placement={placement}>
        <OverlayArrow>
          <Arrow width={14} height={7} viewBox="0 0 14 7" aria-hidden="true">
            <path d="M0 0 7 6.5 14 0" />
          </Arrow>
        </OverlayArrow>
        <Sheet {...props}>
          {(dialog) => (
            <>
              {title && <Title slot="title">{title}</Title>}
              <ScrollArea>{contentOf(children, dialog)}</ScrollArea>
            </>
          )}
        </Sheet>
      </Surface>
    </DialogTrigger>
  );
}
