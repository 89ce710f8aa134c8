import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Navbar } from '../Navbar/Navbar.tsx';
import { mainId, SkipLink } from '../SkipLink/SkipLink.tsx';

export type PublicLayoutProps = {
  /** The page. */
  children: ReactNode;
  /** The product's mark and name. */
  brand: ReactNode;
  /** At the end of the navbar: the ways in. */
  navbarEnd?: ReactNode;
  /** Below the page: a Footer. */
  footer?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  outline: none;
`;

/** The frame of the pages that anybody may see: a navbar without a menu, the page, the footer. */
export function PublicLayout({ brand, navbarEnd, footer, children, ...root }: PublicLayoutProps) {
  return (
    <Root {...root}>
      <SkipLink />
      <Navbar end={navbarEnd}>{brand}</Navbar>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}
