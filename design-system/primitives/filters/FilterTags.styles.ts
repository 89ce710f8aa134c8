import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { chip } from '../../internal/chip.styles.ts';
import { withoutMarkers } from '../../theme/mixins.ts';

const { color, space } = tokens;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  ${withoutMarkers}
`;

/** A filter in use; a press removes it. */
export const FilterTag = styled.button`
  ${chip}
  max-inline-size: 100%;
  color: ${color.text.default};
  font-family: inherit;
  text-align: start;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
  &:hover {
    background: ${color.background.hover};
  }
`;
