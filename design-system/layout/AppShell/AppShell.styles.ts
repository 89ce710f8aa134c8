import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from, tallWindow, transition } from '../../theme/mixins.ts';

const { color, size } = tokens;

export const Root = styled.div`
  display: flex;
  min-block-size: 100dvh;
`;

export const Aside = styled.div`
  display: none;

  ${from.xl} {
    display: block;
    position: sticky;
    inset-block-start: 0;
    /* The menu is above the navbar. */
    z-index: calc(${tokens.layer.bar} + 1);
    flex: none;
    inline-size: ${size.sidebar};
    block-size: 100dvh;
    overflow: hidden auto;
    border-inline-end: 1px solid ${color.menu.border};
    background: ${color.menu.background};
    ${transition('inline-size', 'margin-inline-end')}

    [data-menu='collapsed'] &,
    [data-collapsed] > &:not(:hover, :has(:focus-visible)) {
      /* Hides the labels of the items (Sidebar.styles.ts). */
      --menu-label: 0;
      inline-size: ${size.sidebarCollapsed};
      overflow: hidden;
    }
    [data-menu='horizontal'] & {
      display: none;
    }
    /* Opened by hover or focus, the menu covers the page instead of pushing it. */
    [data-collapsed] > &:is(:hover, :has(:focus-visible)) {
      margin-inline-end: calc(${size.sidebarCollapsed} - ${size.sidebar});
      box-shadow: ${tokens.shadow.lg};
    }
  }
`;

export const MenuBar = styled.div`
  display: none;
  min-inline-size: 0;

  ${from.xl} {
    display: block;
  }
  & > nav {
    flex-direction: row;
    align-items: center;
    padding: 0;
  }
  /* The brand needs no height for itself, which the border of the navbar would add to. */
  & > nav > div {
    min-block-size: 0;
    margin-inline: 0;
  }
  & > nav > ul {
    flex-direction: row;
    padding-inline: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

/**
 * Hidden on phones whose bottom bar has the same items. Shown while an action bar replaces the bottom bar (shell.css sets
 * --menu-button), and in a low window, where the bottom bar is below the page.
 */
export const MenuButton = styled.span`
  ${from.xl} {
    display: none;
  }
  ${below.md} {
    ${tallWindow} {
      &[data-in-bar] {
        display: var(--menu-button, none);
      }
    }
  }
`;

/** The brand in the navbar of narrower windows; from 1200 px it is in the menu. */
export const NavbarBrand = styled.div`
  padding-inline: ${tokens.space.xs};
  white-space: nowrap;

  /* The logo is small on phones, so that the title of the page is noticed first. */
  ${below.sm} {
    & img {
      inline-size: 1rem;
      block-size: auto;
    }
  }

  ${from.xl} {
    display: none;
  }
`;

/** Gives the banner and the note the inline padding of pages. */
export const Slot = styled.div`
  &:not(:empty) {
    inline-size: 100%;
    max-inline-size: ${size.content};
    margin-inline: auto;
    padding: ${tokens.space.sm} ${tokens.space.md} 0;

    ${from.md} {
      padding-inline: ${tokens.space.lg};
    }
  }
`;

/** The main element. It reaches to the end of the screen, so that a page whose data arrives moves no visible footer. */
export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: calc(100dvh - ${size.navbar});
  outline: none;
`;
