import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, tallWindow } from '../../theme/mixins.ts';

const { color, space } = tokens;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};

  ${below.md} {
    ${tallWindow} {
      position: sticky;
      inset-block-end: 0;
      z-index: ${tokens.layer.sticky};
      margin-inline: calc(-1 * var(--card-inset, 0rem));
      padding-block: ${space.sm};
      padding-inline: var(--card-inset, ${space.md});
      border-block-start: 1px solid ${color.border.subtle};
      background: ${color.background.surface};

      & > :last-child {
        flex-grow: 1;
      }
      &[data-fixed] {
        position: fixed;
        inset-inline: 0;
        margin-inline: 0;
        padding-inline: ${space.md};
      }
      body:has([data-part='bottom-bar']) & {
        inset-block-end: calc(${tokens.size.bottomBar} + env(safe-area-inset-bottom));
      }
    }
  }
`;
