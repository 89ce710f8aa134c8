import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color } = tokens;

export const Root = styled.div`
  min-inline-size: 0;

  &[data-theme] {
    background: ${color.background.canvas};
    color: ${color.text.default};
  }
`;

/** Contains the overlays of the region, at the end of the page. */
export const Overlays = styled.div`
  display: contents;
  color: ${color.text.default};
`;
