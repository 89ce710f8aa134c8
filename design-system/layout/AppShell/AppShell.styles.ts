import styled from 'styled-components';
import { tokens } from '../../theme/generated/tokens.ts';
import { below, from, transition } from '../../theme/mixins.ts';

const { color, size } = tokens;

export const Root = styled.div`
  display: flex;
  min-block-size: 100dvh;

  &[data-layout='horizontal'] {
    flex-direction: column;
  }
`;

export const Aside = styled.div`
  display: none;

  ${from.xl} {
    display: block;
    position: sticky;
    inset-block-start: 0;
    z-index: calc(${tokens.layer.bar} + 1);
    flex: none;
    inline-size: ${size.sidebar};
    block-size: 100dvh;
    overflow: hidden auto;
    border-inline-end: 1px solid ${color.menu.border};
    background: ${color.menu.background};
    ${transition('inline-size', 'margin-inline-end')}

    [data-collapsed] > &:not(:hover, :focus-within) {
      inline-size: ${size.sidebarCollapsed};
      overflow: hidden;
    }
    [data-collapsed] > &:is(:hover, :focus-within) {
      margin-inline-end: calc(${size.sidebarCollapsed} - ${size.sidebar});
      box-shadow: ${tokens.shadow.lg};
    }

    [data-layout='horizontal'] > & {
      inline-size: auto;
      block-size: auto;
      border-block-end: 1px solid ${color.menu.border};
      overflow: visible;
    }
    [data-layout='horizontal'] > & > nav {
      flex-direction: row;
      align-items: center;
      padding-block: 0;
    }
    [data-layout='horizontal'] > & ul {
      flex-direction: row;
    }
  }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

export const MenuButton = styled.span`
  ${from.xl} {
    display: none;
  }
`;

export const CollapseButton = styled.span`
  ${below.xl} {
    display: none;
  }
  [data-layout='horizontal'] & {
    display: none;
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;
