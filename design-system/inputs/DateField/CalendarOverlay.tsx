import type { ReactNode } from 'react';
import { ignoreWhileExiting } from '../../internal/ignoreWhileExiting.ts';
import { useForeignElements } from '../../internal/foreignElements.ts';
import { useCloseWhenHidden } from '../../internal/hiddenPanel.ts';
import { useWindowWidth } from '../../internal/useWindowWidth.ts';
import { DialogSheet } from '../../primitives/overlay/DialogSheet.tsx';
import { Overlay, Panel } from '../../primitives/overlay/drawerSurface.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { Sheet, Surface } from './CalendarOverlay.styles.ts';
import type { CalendarPopoverProps } from './DateButtons.tsx';

type Props = CalendarPopoverProps & { label: string; children: ReactNode };

/** Renders a calendar in a popover below its field, on phones in a drawer at the bottom of the window. */
export function CalendarOverlay({ label, triggerRef, isOpen, onOpenChange, children }: Props) {
  useCloseWhenHidden(() => onOpenChange(false));
  useForeignElements();
  const isPhone = useWindowWidth((width) => width < tokens.breakpoint.sm);
  if (isPhone)
    return (
      <Overlay
        data-part="overlay"
        ref={ignoreWhileExiting}
        isDismissable
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <Panel data-part="panel" data-side="bottom" data-size="md">
          <DialogSheet title={label} footer={null} hasCloseButton>
            {children}
          </DialogSheet>
        </Panel>
      </Overlay>
    );
  return (
    <Sheet
      data-part="sheet"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
    >
      <Surface data-part="surface" aria-label={label}>
        {children}
      </Surface>
    </Sheet>
  );
}
