import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, space, font } = tokens;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.md};
  padding: ${space.xl} ${space.md};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  background: ${color.primary.soft};
  color: ${color.primary.onSoft};

  [data-tone='danger'] > & {
    background: ${color.danger.soft};
    color: ${color.danger.onSoft};
  }
`;

export const Title = styled.h2`
  font-size: ${font.size.lg};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.snug};
  text-wrap: balance;
`;

export const Text = styled.div`
  max-inline-size: 26rem;
  margin-block-start: calc(-1 * ${space.xs});
  color: ${color.text.muted};
  text-wrap: pretty;
`;
