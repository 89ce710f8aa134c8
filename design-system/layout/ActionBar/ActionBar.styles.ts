import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, tallWindow } from '../../theme/mixins.ts';

const { color, space } = tokens;

/** On the page: sticky at the bottom of the window. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};

  & > :only-child {
    margin-inline-start: auto;
  }
  ${tallWindow} {
    &:not([data-fixed]) {
      position: sticky;
      inset-block-end: 0;
      z-index: ${tokens.layer.sticky};
      margin-inline: calc(-1 * var(--card-inset, 0rem));
      padding-block: ${space.sm} calc(${space.sm} + env(safe-area-inset-bottom));
      padding-inline: var(--card-inset, ${space.md});
      border-block-start: 1px solid ${color.border.subtle};
      background: ${color.background.surface};
    }
  }
  ${below.md} {
    & > :last-child {
      flex-grow: 1;
    }
    ${tallWindow} {
      &[data-fixed] {
        position: fixed;
        inset-block-end: 0;
        inset-inline: 0;
        z-index: ${tokens.layer.sticky};
        padding: ${space.sm} ${space.md};
        border-block-start: 1px solid ${color.border.subtle};
        background: ${color.background.surface};
      }
    }
  }
`;

/** In the footer of a dialog, which arranges the actions itself. */
export const InFooter = styled.div`
  display: contents;
`;
