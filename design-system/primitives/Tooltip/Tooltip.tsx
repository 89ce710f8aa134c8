import type { ReactElement, ReactNode, Ref } from 'react';
import {
  OverlayArrow,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import type { OwnProps } from '../../internal/ownProps.ts';
import { Arrow, Bubble } from './Tooltip.styles.ts';

export type TooltipProps = Omit<OwnProps<AriaTooltipProps>, 'triggerRef'> &
  Pick<TooltipTriggerComponentProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDisabled'> & {
    /** What it says, in a few words; without any there is no tooltip. */
    text: ReactNode;
    /** The thing that it explains, which must be able to have focus: a button or a link of this library. */
    children: ReactElement;
    /**
     * How long the pointer rests before it opens, in ms.
     * @default 0
     */
    delay?: number;
    /**
     * How long it stays after the pointer has left, in ms, so that the pointer can reach it.
     * @default 200
     */
    closeDelay?: number;
    ref?: Ref<HTMLDivElement>;
  };

/**
 * Explains a control on hover and on keyboard focus: above it, or below it where there is no room. The pointer may
 * rest on it, Escape closes it. It describes and never names: a control that has only an icon still needs a label.
 */
export function Tooltip({
  text,
  children,
  delay = 0,
  closeDelay = 200,
  isOpen,
  defaultOpen,
  onOpenChange,
  isDisabled,
  ...props
}: TooltipProps) {
  const isEmpty = text === undefined || text === null || text === false || text === '';
  if (isEmpty) return children;
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={closeDelay}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      {...(isDisabled !== undefined && { isDisabled })}
    >
      {children}
      <Bubble offset={8} {...props}>
        <OverlayArrow>
          <Arrow width={12} height={6} viewBox="0 0 12 6" aria-hidden="true">
            <path d="M0 0 6 6 12 0" />
          </Arrow>
        </OverlayArrow>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}
