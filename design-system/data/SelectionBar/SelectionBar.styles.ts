import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, fade, tallWindow } from '../../theme/mixins.ts';

const { color, space } = tokens;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs} ${space.md};
  border: 1px solid ${color.border.default};
  border-radius: ${tokens.radius.lg};
  background: ${color.background.raised};
  box-shadow: ${tokens.shadow.md};

  ${tallWindow} {
    position: sticky;
    inset-block-end: calc(var(--selection-bar-end, 0px) + ${space.xs});
    z-index: ${tokens.layer.sticky};
    ${fade('end', color.background.canvas)}
  }
  ${below.sm} {
    padding-inline: ${space.sm};
  }
  @media print {
    display: none;
  }
`;

export const Count = styled.span`
  font-weight: ${tokens.font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

/** One line of actions: what wraps to further lines is cut off and is in the menu instead. The padding is room for the focus ring. */
export const Actions = styled.div`
  display: flex;
  flex: 1 1 8rem;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.xs};
  min-inline-size: 0;
  block-size: calc(max(${tokens.size.target}, ${tokens.size.control.sm}) + 2 * ${space['2xs']});
  margin-block: calc(-1 * ${space['2xs']});
  padding: ${space['2xs']};
  overflow: hidden;

  & > * {
    flex: none;
  }
  & > [data-hidden] {
    visibility: hidden;
  }
  ${below.sm} {
    order: 1;
    justify-content: start;
  }
`;

export const More = styled.span`
  ${below.sm} {
    order: 1;
  }
`;

export const Clear = styled.span`
  ${below.sm} {
    margin-inline-start: auto;
  }
`;
