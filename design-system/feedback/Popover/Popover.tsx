import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import {
  DialogTrigger,
  OverlayArrow,
  type DialogTriggerProps,
} from 'react-aria-components/Popover';
import type { OrUndefined } from '../../internal/ownProps.ts';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { useProps } from '../../internal/useProps.ts';
import { ignoreWhileExiting } from '../../internal/ignoreWhileExiting.ts';
import { useOverlayEnd } from '../../internal/useOverlayEnd.ts';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { renderContent, type DialogContent } from '../../primitives/overlay/DialogSheet.tsx';
import { Arrow, Body, Sheet, Surface, Title } from './Popover.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type PopoverProps = OrUndefined<
  Pick<DialogTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>
> & {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** The content; a function receives `close`. */
  children: DialogContent;
  /** The title and accessible name. By default the name is the label of the button. */
  title?: ReactNode;
  /**
   * The placement relative to the button. It flips if there is no room; start and end follow the direction of the page.
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
  className?: string;
  ref?: Ref<HTMLElement>;
};

// A component, so that the hook is mounted with the content. When the popover closes, it moves the focus if the button is gone.
function OverlayEnd() {
  useOverlayEnd();
  return null;
}

/**
 * Renders a small overlay next to the button that opens it. Escape and a press outside close it, and focus returns. For
 * a description of a control use `Tooltip`, for a modal task `Dialog`.
 */
export function Popover(given: PopoverProps) {
  const {
    trigger,
    children,
    title,
    placement = 'bottom start',
    isOpen,
    defaultOpen,
    onOpenChange,
    ...props
  } = useProps('Popover', given);
  useForeignElements();
  // React Aria looks for the title in the document of the script, not in a shadow root.
  const titleId = useId();
  if (isDevelopment) checkProps('Popover', { trigger });
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Surface data-part="surface" ref={ignoreWhileExiting} placement={placement}>
        <OverlayArrow>
          <Arrow data-part="arrow" width={14} height={7} viewBox="0 0 14 7" aria-hidden="true">
            <path d="M0 0 7 6.5 14 0" />
          </Arrow>
        </OverlayArrow>
        <Sheet data-part="sheet" aria-labelledby={title ? titleId : undefined} {...props}>
          {(dialog) => (
            <>
              <OverlayEnd />
              {title && (
                <Title data-part="title" slot="title" id={titleId}>
                  {title}
                </Title>
              )}
              <ScrollArea>
                <Body data-part="body">{renderContent(children, dialog)}</Body>
              </ScrollArea>
            </>
          )}
        </Sheet>
      </Surface>
    </DialogTrigger>
  );
}
