import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import type { OwnProps } from '../../internal/ownProps.ts';
import { buttonStyles } from '../Button/Button.styles.ts';
import { lookAttributes, type ButtonLook } from '../Button/buttonLook.ts';

export type IconButtonProps = Omit<OwnProps<AriaButtonProps>, 'aria-label'> &
  Omit<ButtonLook, 'variant'> & {
    /**
     * How loud it is.
     * @default 'ghost'
     */
    variant?: ButtonLook['variant'];
    /** The accessible name: what it does, as a verb. */
    label: string;
    /** The icon. */
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

const Root = styled(AriaButton)`
  ${buttonStyles}
`;

/** A button with only an icon, for actions that people know by sight; quiet by default. */
export function IconButton({
  tone,
  variant = 'ghost',
  size,
  label,
  children,
  ...props
}: IconButtonProps) {
  return (
    <Root
      {...props}
      {...lookAttributes({ tone, variant, size })}
      data-shape="square"
      aria-label={label}
    >
      {children}
    </Root>
  );
}
