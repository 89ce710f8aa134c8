import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { withoutMarkers } from '../../theme/mixins.ts';

const { color, font, space } = tokens;

/** The list of what a password must have. */
export const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.md};
  padding-block-start: ${space.xs};
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
  ${withoutMarkers}
`;

/** A line of the list. */
export const Line = styled.li`
  display: flex;
  gap: ${space['2xs']};
  color: ${color.text.muted};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 0.1em;
  }
  &[data-met] > svg {
    color: ${color.success.text};
  }
`;
