import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styled from 'styled-components';
import type { OwnProps } from '../../internal/ownProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing } from '../../theme/mixins.ts';

export type LinkProps = OwnProps<AriaLinkProps> & {
  /** Where it leads. */
  href: string;
  /** The name of the place; several links of one name on a page need an `aria-label`. */
  children: ReactNode;
  /**
   * `quiet` is underlined only under the pointer: for lists and menus, where all is links.
   * @default 'text'
   */
  variant?: 'text' | 'quiet';
  /**
   * The whole of the nearest positioned ancestor (a card, a row) becomes the link's target.
   * @default false
   */
  isStretched?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

const Root = styled(AriaLink)`
  color: inherit;
  font-weight: ${tokens.font.weight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: ${tokens.color.border.control};
  text-underline-offset: 0.2em;
  border-radius: ${tokens.radius.sm};
  cursor: pointer;
  ${colorTransition('text-decoration-color')}

  &[data-hovered] {
    text-decoration-line: underline;
    text-decoration-color: currentcolor;
  }
  &[data-variant='quiet']:not([data-hovered]) {
    text-decoration-line: none;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-stretched]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
  }
  &[data-stretched][data-focus-visible] {
    outline: none;
  }
  &[data-stretched][data-focus-visible]::after {
    ${focusRing}
  }
`;

/** Leads somewhere: inside the application through its router, elsewhere as the browser does. */
export function Link({ variant = 'text', isStretched, children, ...props }: LinkProps) {
  return (
    <Root {...props} data-variant={variant} data-stretched={isStretched || undefined}>
      {children}
    </Root>
  );
}
