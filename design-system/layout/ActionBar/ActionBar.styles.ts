import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, fade, from, tallWindow } from '../../theme/mixins.ts';

const { color, space } = tokens;

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
    position: sticky;
    inset-block-end: 0;
    z-index: ${tokens.layer.sticky};
    margin-inline: calc(-1 * var(--card-inset, 0rem));
    padding-block: ${space.sm} calc(${space.sm} + env(safe-area-inset-bottom));
    padding-inline: var(--card-inset, ${space.md});
    border-block-start: 1px solid ${color.border.subtle};
    background: ${color.background.surface};

    &[data-part='action-bar'] {
      ${fade('end', color.background.surface)}
    }
  }
  ${below.md} {
    /* The action fills the rest of the line. */
    & > :last-child {
      flex-grow: 1;
    }
    /* A status wraps beside the action, not above it. */
    & > :first-child:not(:only-child, a, button) {
      flex: 999 1 5rem;
    }
    ${tallWindow} {
      &[data-fixed] {
        position: fixed;
        inset-inline: 0;
        margin-inline: 0;
        padding-inline: ${space.md};
      }
    }
  }
  /* On wide screens, a fixed bar in a form stays in view like other bars; outside a form it is an ordinary row. */
  ${from.md} {
    &[data-fixed]:not(form *) {
      position: static;
      margin: 0;
      padding: 0;
      border: 0;

      &::after {
        content: none;
      }

      & > :last-child {
        flex-grow: 1;
      }
    }
  }
  /* The footer of the dialog or drawer arranges the actions. */
  &[data-part='dialog-actions'] {
    display: contents;
  }
`;
