import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, from } from '../../theme/mixins.ts';
import { Navbar } from '../Navbar/Navbar.tsx';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';

export type PublicLayoutProps = {
  /** The page. */
  children: ReactNode;
  /** The logo and name of the product. */
  brand: ReactNode;
  /** Content at the end of the navbar, such as sign-in links. */
  navbarEnd?: ReactNode;
  /** A `Footer` below the page. */
  footer?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

// The text buttons of the navbar; `data-shape` marks icon buttons.
const navbarTextButton = '& > header [data-variant]:not([data-shape])';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  /* Aligns the navbar with the page: the last button has inner padding. The small logo leaves attention to the page's heading. */
  ${below.sm} {
    & > header {
      padding-inline: ${tokens.space.md} ${tokens.space.xs};
    }
    & > header img {
      inline-size: 1rem;
      block-size: auto;
    }
    ${navbarTextButton} {
      padding-inline: ${tokens.space.xs};
    }
  }
  /* Matches the language select, which base.css enlarges on touch screens. */
  @media (pointer: coarse) {
    ${navbarTextButton} {
      font-size: ${tokens.font.size.md};
    }
  }
  /* A footer below a page that is still loading would move when it arrives. */
  &:has(> main:empty),
  &:has(> main [aria-busy='true']:not([data-dimmed])) {
    --footer-visibility: hidden;
  }
  & > footer {
    visibility: var(--footer-visibility, inherit);
  }
  /* Header and footer are aligned with a page of full width. */
  ${from.md} {
    & > :is(header, footer) {
      padding-inline: max(
        ${tokens.space.lg},
        (100% - ${tokens.size.content}) / 2 + ${tokens.space.lg}
      );
    }
  }
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  outline: none;
`;

/** Renders the frame of public pages: a navbar without a menu, the page and the footer. */
export function PublicLayout(given: PublicLayoutProps) {
  const { brand, navbarEnd, footer, children, ...root } = useProps('PublicLayout', given);
  return (
    <Root {...root}>
      <SkipLink />
      <Navbar end={navbarEnd}>{brand}</Navbar>
      <Main data-part="main" id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}
