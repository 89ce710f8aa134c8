import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { space } = tokens;

export const Root = styled.div`
  display: grid;
  gap: ${space.xs};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`;
