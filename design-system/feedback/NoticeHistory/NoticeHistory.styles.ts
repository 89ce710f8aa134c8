import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { toneColors } from '../../primitives/tone.styles.ts';
import { withoutMarkers } from '../../theme/mixins.ts';

const { color, space, font } = tokens;

export const Root = styled.ul`
  display: grid;
  gap: ${space.sm};
  ${withoutMarkers}
`;

export const Entry = styled.li`
  ${toneColors}
  display: flex;
  gap: ${space.xs};
  line-height: ${font.line.snug};

  & > svg {
    flex: none;
    margin-block-start: 0.1em;
    color: var(--tone-text);
  }
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* Aligns notices of another direction with their time. */
  & [dir='auto'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & time {
    color: ${color.text.muted};
    font-size: ${font.size.sm};
  }
`;

export const Empty = styled.p`
  color: ${color.text.muted};
`;
