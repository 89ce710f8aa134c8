import type { FocusEvent, PointerEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from, tallWindow } from '../../theme/mixins.ts';

export type NavbarProps = {
  /** Content at the start: brand, menu button, search. */
  children?: ReactNode;
  /** Content at the end: account, language, actions. */
  end?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

const { color, space, radius, shadow } = tokens;

// Below 1200 px and in the horizontal layout the navbar contains the menu, so `hidden` hides it only if the menu is at the side.
const Root = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  min-block-size: ${tokens.size.navbar};
  padding-inline: ${space.md};
  border-block-end: 1px solid ${color.navbar.border};
  background: ${color.navbar.background};
  color: ${color.navbar.text};
  z-index: ${tokens.layer.bar};

  ${tallWindow} {
    position: sticky;
    inset-block-start: 0;
  }
  [data-navbar-type='static'] & {
    position: static;
  }
  [data-navbar-type='floating'] & {
    inset-block-start: ${space.xs};
    margin: ${space.xs} ${space.md} 0;
    border: 1px solid ${color.navbar.border};
    border-radius: ${radius.lg};
    box-shadow: ${shadow.md};
  }
  /* With texts at 200 %, the end is on a separate line. */
  ${below.sm} {
    padding-inline: ${space.xs};

    &,
    & > * {
      flex-wrap: wrap;
    }
  }
  ${from.md} {
    padding-inline: ${space.lg};
  }
  ${from.xl} {
    [data-navbar-type='hidden'] [data-layout='vertical'] & {
      display: none;
    }
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  ${from.sm} {
    gap: ${space.xs};
  }
`;

// The tooltip loads on demand. If it fails to load, the button still has its accessible name.
function showName(target: Element, isWanted = () => true): void {
  const button = target.closest('button');
  if (!button) return;
  import('./navbarTooltip.ts').then(
    ({ showTooltip }) => isWanted() && showTooltip(button),
    () => undefined,
  );
}

function showOnHover({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch') showName(target as Element);
}

function showOnKeyboardFocus({ target }: FocusEvent): void {
  const hasFocus = () => target.matches(':focus-visible');
  // The focus may have moved on when the code arrives.
  if (hasFocus()) showName(target, hasFocus);
}

/**
 * Renders the bar across the top of every page: sticky, static, floating or (from 1200 px with a vertical menu) hidden,
 * and optionally coloured, as the user prefers. Preferences are attributes of the document, so a change renders
 * nothing. The name of an icon button is shown on hover and keyboard focus.
 */
export function Navbar(given: NavbarProps) {
  const { children, end, ...props } = useProps('Navbar', given);
  return (
    <Root {...props} data-part="navbar" onPointerOver={showOnHover} onFocus={showOnKeyboardFocus}>
      <Side data-part="side">{children}</Side>
      <Side data-part="side" data-tour="account">
        {/* The place of parts that come and go, such as ScrollToTop. */}
        <span data-part="navbar-slot" />
        {end}
      </Side>
    </Root>
  );
}
