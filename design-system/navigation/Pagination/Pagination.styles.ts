import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, withoutMarkers } from '../../theme/mixins.ts';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space['2xs']};
  ${withoutMarkers}
  font-variant-numeric: tabular-nums;

  /* Fits seven pages and both arrows into one line on phones. */
  ${below.sm} {
    gap: 0;

    & a[data-size],
    & [data-size][aria-disabled] {
      padding-inline: ${tokens.space['2xs']};
      min-inline-size: ${tokens.size.control.sm};
    }
  }
`;

export const Gap = styled.li`
  min-inline-size: ${tokens.size.target};
  color: ${tokens.color.text.muted};
  text-align: center;
`;
