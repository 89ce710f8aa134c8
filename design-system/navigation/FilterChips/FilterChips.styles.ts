import { ToggleButton } from 'react-aria-components/ToggleButton';
import styled from 'styled-components';
import { chip } from '../../internal/chip.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const { space } = tokens;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: calc(${space['2xs']} + ${space['3xs']});
`;

export const Chip = styled(ToggleButton)`
  ${chip}
`;

export const Count = styled.span`
  font-weight: ${tokens.font.weight.regular};
  font-variant-numeric: tabular-nums;
`;
