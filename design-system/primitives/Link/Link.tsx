import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styled from 'styled-components';
import { selectThroughLink } from '../../internal/textSelection.ts';
import { useProps } from '../../internal/useProps.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import type { OwnProps } from '../../internal/ownProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing } from '../../theme/mixins.ts';

export type LinkProps = OwnProps<AriaLinkProps> & {
  /** The URL of the destination. */
  href: string;
  /** The label: the name of the destination. Links with equal labels on a page need an `aria-label`. */
  children: ReactNode;
  /**
   * `quiet` is underlined only while hovered, for lists and menus in which everything is a link.
   * @default 'text'
   */
  variant?: 'text' | 'quiet';
  /**
   * Whether the whole nearest positioned ancestor, such as a card or row, becomes the target of the link.
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
  &[data-selecting]::after {
    pointer-events: none;
  }
  &[data-stretched][data-focus-visible] {
    outline: none;
  }
  &[data-stretched][data-focus-visible]::after {
    ${focusRing}
  }
`;

/** Navigates within the application through its router, and to other sites as the browser does. */
export function Link(given: LinkProps) {
  const { variant = 'text', isStretched, children, ref, ...props } = useProps('Link', given);
  const link = useRef<HTMLAnchorElement>(null);
  useSharedRef(link, ref);
  useEffect(() => (isStretched ? selectThroughLink(link.current) : undefined), [isStretched]);
  return (
    <Root {...props} ref={link} data-variant={variant} data-stretched={isStretched || undefined}>
      {children}
    </Root>
  );
}
