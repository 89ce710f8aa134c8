import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styled from 'styled-components';
import type { OwnProps } from '../../internal/ownProps.ts';
import { buttonStyles } from '../Button/Button.styles.ts';
import { lookAttributes, type ButtonLook } from '../Button/buttonLook.ts';

export type ButtonLinkProps = OwnProps<AriaLinkProps> &
  ButtonLook & {
    /** Where it leads. */
    href: string;
    /** The name of the place. */
    children: ReactNode;
    /** An icon before the text. */
    icon?: ReactNode;
    /**
     * As wide as its container.
     * @default false
     */
    isFullWidth?: boolean;
    ref?: Ref<HTMLAnchorElement>;
  };

const Root = styled(AriaLink)`
  ${buttonStyles}
`;

/** A link that stands where a button would: the way on from a page, such as "Browse jobs". */
export function ButtonLink({
  tone,
  variant,
  size,
  icon,
  isFullWidth,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Root
      {...props}
      {...lookAttributes({ tone, variant, size })}
      data-wide={isFullWidth || undefined}
    >
      {icon}
      {children}
    </Root>
  );
}
