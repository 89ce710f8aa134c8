import styled from 'styled-components';
import { color, font, size, space } from '../../theme/generated/tokens.ts';

/** The line has its height also while it is empty, so that the form does not move. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.target};
  color: ${color.text.muted};
  font-size: ${font.size.sm};

  &:is([data-state='failed'], [data-state='offline'], [data-state='invalid']) {
    color: ${color.danger.text};
  }
`;
