import { lazy, Suspense, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import type { OwnProps } from '../../internal/ownProps.ts';
import { buttonStyles } from './Button.styles.ts';
import { lookAttributes, type ButtonLook } from './buttonLook.ts';
import { loadPendingSpinner } from './loadPendingSpinner.ts';

export type ButtonProps = OwnProps<AriaButtonProps> &
  ButtonLook & {
    /** What the button does, as a verb. */
    children: ReactNode;
    /** An icon before the text. */
    icon?: ReactNode;
    /**
     * As wide as its container.
     * @default false
     */
    isFullWidth?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

// Most buttons never wait, and those that do know it a press before.
const PendingSpinner = lazy(loadPendingSpinner);

const Root = styled(AriaButton)`
  ${buttonStyles}
`;

/** Does something. For going somewhere use ButtonLink or Link. While `isPending` it keeps focus and says so. */
export function Button({
  tone,
  variant,
  size,
  icon,
  isFullWidth,
  children,
  ...props
}: ButtonProps) {
  return (
    <Root
      {...props}
      {...lookAttributes({ tone, variant, size })}
      data-wide={isFullWidth || undefined}
    >
      {props.isPending ? (
        <Suspense fallback={icon}>
          <PendingSpinner />
        </Suspense>
      ) : (
        icon
      )}
      {children}
    </Root>
  );
}
