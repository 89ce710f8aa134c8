import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, font, radius, space } = tokens;

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.sm} ${space.md};
`;

/** The place of the cover, which reaches the edges of the card. */
export const CoverSlot = styled.div`
  flex: 1 0 100%;
  margin: calc(-1 * var(--card-inset, 0rem));
  margin-block-end: 0;
  border-start-start-radius: ${radius.lg};
  border-start-end-radius: ${radius.lg};
  overflow: hidden;
`;

/** The place of the picture, half of which overlaps the cover, with a ring in the colour of the surface. */
export const PictureSlot = styled.div`
  position: relative;
  display: flex;
  margin-block-start: -3.75rem;
  border-radius: 50%;
  box-shadow: 0 0 0 4px ${color.background.surface};
`;

export const Texts = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.h2`
  font-size: ${font.size['2xl']};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
`;

export const Detail = styled.div`
  color: ${color.text.muted};
`;
