import type { ReactElement, ReactNode, Ref } from 'react';
import {
  OverlayArrow,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import { useProps } from '../../internal/useProps.ts';
import type { OrUndefined, OwnProps } from '../../internal/ownProps.ts';
import { Arrow, Bubble } from './Tooltip.styles.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type TooltipProps = Omit<OwnProps<AriaTooltipProps>, 'triggerRef'> &
  OrUndefined<
    Pick<TooltipTriggerComponentProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDisabled'>
  > & {
    /** The text, in a few words. If it is empty, no tooltip is rendered. */
    content: ReactNode;
    /** The control that it describes, which must be focusable: a button or link of this library. */
    children: ReactElement;
    /**
     * The delay before it opens on hover, in milliseconds.
     * @default 0
     */
    delay?: number;
    /**
     * The delay before it closes, in milliseconds, so that the pointer can reach it.
     * @default 200
     */
    closeDelay?: number;
    ref?: Ref<HTMLDivElement>;
  };

/**
 * Describes a control on hover and keyboard focus, above it, or below if there is no room. The pointer may move onto
 * it; Escape closes it. It adds a description, not a name: a control with only an icon still needs a label.
 */
export function Tooltip(given: TooltipProps) {
  const {
    content: text,
    children,
    delay = 0,
    closeDelay = 200,
    isOpen,
    defaultOpen,
    onOpenChange,
    isDisabled,
    ...props
  } = useProps('Tooltip', given);
  if (isDevelopment) checkProps('Tooltip', { children });
  const isEmpty = text === undefined || text === null || text === false || text === '';
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={closeDelay}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      isDisabled={isDisabled || isEmpty}
    >
      {children}
      {!isEmpty && (
        <Bubble data-part="tooltip" offset={8} {...props}>
          <OverlayArrow>
            <Arrow data-part="arrow" width={12} height={6} viewBox="0 0 12 6" aria-hidden="true">
              <path d="M0 0 6 6 12 0" />
            </Arrow>
          </OverlayArrow>
          {wrapTexts(text)}
        </Bubble>
      )}
    </TooltipTrigger>
  );
}
