import { ToggleButton } from 'react-aria-components/ToggleButton';
import styled from 'styled-components';
import { chip } from '../../internal/chip.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const { space } = tokens;

const gap = `calc((${space['2xs']} + ${space['3xs']}) / 2)`;

/* Not a flex container: only lines of text can be balanced, so that no chip is alone on the last one. */
export const Bar = styled.div`
  margin: calc(-1 * ${gap});
  font-size: 0;
  text-wrap: balance;
`;

export const Chip = styled(ToggleButton)`
  ${chip}
  margin: ${gap};
  vertical-align: top;
`;

export const Count = styled.span`
  font-weight: ${tokens.font.weight.regular};
  font-variant-numeric: tabular-nums;
`;
