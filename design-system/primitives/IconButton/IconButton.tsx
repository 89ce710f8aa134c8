import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import type { OwnProps } from '../../internal/ownProps.ts';
import { buttonStyles } from '../Button/Button.styles.ts';
import { getButtonAttributes, type ButtonStyleProps } from '../Button/buttonStyleProps.ts';

export type IconButtonProps = Omit<OwnProps<AriaButtonProps>, 'aria-label'> &
  Omit<ButtonStyleProps, 'variant'> & {
    /**
     * The emphasis.
     * @default 'ghost'
     */
    variant?: ButtonStyleProps['variant'];
    /** The accessible name: what the button does, as a verb. */
    label: string;
    /** The icon. */
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

const Root = styled(AriaButton)`
  ${buttonStyles}
`;

/** Renders a button with an icon only, for actions that people recognise; quiet by default. */
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
      {...getButtonAttributes({ tone, variant, size })}
      data-shape="square"
      aria-label={label}
    >
      {children}
    </Root>
  );
}
