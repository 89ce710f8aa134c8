import { useRef, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import type { OwnProps } from '../../internal/ownProps.ts';
import { buttonStyles, getButtonAttributes } from './Button.styles.ts';
import type { ButtonStyleProps } from './buttonStyleProps.ts';
import { PendingIcon } from './PendingIcon.tsx';
import { useHold } from '../../internal/useHold.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

export type ButtonProps = OwnProps<AriaButtonProps> &
  ButtonStyleProps & {
    /** The label: what the button does, as a verb. */
    children: ReactNode;
    /** An icon before the label. */
    icon?: ReactNode;
    /**
     * Whether the button is as wide as its container.
     * @default false
     */
    isFullWidth?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

const Root = styled(AriaButton)`
  ${buttonStyles}
`;

/**
 * Performs an action. For navigation use `ButtonLink` or `Link`. While `isPending` it keeps focus and announces that it
 * is in progress. With `aria-disabled` it keeps focus and does nothing; name the reason by `aria-describedby`.
 */
export function Button(given: ButtonProps) {
  const { tone, variant, size, icon, isFullWidth, children, ref, ...props } = useProps(
    'Button',
    given,
  );
  const root = useRef<HTMLButtonElement>(null);
  useSharedRef(root, ref);
  useHold(root, props['aria-disabled']);
  return (
    <Root
      {...props}
      ref={root}
      {...getButtonAttributes({ tone, variant, size })}
      data-wide={isFullWidth || undefined}
    >
      <PendingIcon isPending={props.isPending} icon={icon} />
      {wrapTexts(children)}
    </Root>
  );
}
