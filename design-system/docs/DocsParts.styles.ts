import styled from 'styled-components';
import * as tokens from '../theme/generated/tokens.ts';
import { withoutMarkers } from '../theme/mixins.ts';

const { border, color, font, radius, space } = tokens;

/** The list of pairs, each of which has two columns if there is room. */
export const Pairs = styled.ul`
  display: grid;
  gap: ${space.md};
  margin-block: ${space.md};
  padding: 0;
  ${withoutMarkers}
  color: ${color.text.default};
  font-family: ${font.family.body};
  font-size: ${font.size.sm};
  line-height: ${font.line.normal};

  > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: ${space.sm};
  }
`;

/** The do or the don't of a pair, with a line in its colour. */
export const Half = styled.div`
  padding: ${space.sm} ${space.md};
  border: ${border.width.thin} solid ${color.border.subtle};
  border-block-start: ${border.width.thick} solid ${color.success.text};
  border-radius: ${radius.sm};
  background: ${color.background.surface};

  > strong {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    margin-block-end: ${space['2xs']};
    color: ${color.success.text};
    font-weight: ${font.weight.semibold};
  }
  &[data-kind='dont'] {
    border-block-start-color: ${color.danger.text};
  }
  &[data-kind='dont'] > strong {
    color: ${color.danger.text};
  }
`;
