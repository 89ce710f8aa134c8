import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';
import { toneColors } from '../../primitives/tone.styles.ts';

const { color, space, font, radius, size } = tokens;

export const Root = styled.div`
  ${toneColors}
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
  padding: ${space.sm} ${space.md};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: var(--tone-soft);
  color: var(--tone-on-soft);
  /* Soft buttons in a banner have another background, because their default can equal the banner's. */
  --button-soft-background: color-mix(in srgb, currentcolor 12%, transparent);

  ${forcedColors} {
    border-color: CanvasText;
  }
`;

export const IconSlot = styled.span`
  display: flex;
  color: var(--tone-text);
  padding-block-start: 0.125rem;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  min-inline-size: 0;

  /* Aligns a single line with the dismiss button. */
  &:not(:last-child) {
    min-block-size: ${size.control.sm};
  }
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 12rem;
  align-items: flex-start;
  gap: ${space.sm};
  min-inline-size: 0;
`;

export const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.div`
  font-weight: ${font.weight.semibold};
`;

export const Text = styled.div`
  color: ${color.text.default};
`;
