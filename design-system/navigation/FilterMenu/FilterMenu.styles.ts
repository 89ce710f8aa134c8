import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { colorTransition, focusRing, truncate } from '../../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

export const Root = styled.div`
  display: inline-flex;
  min-inline-size: 0;
`;

/** The button, as high as the search field beside it. */
export const Trigger = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  max-inline-size: 100%;
  min-block-size: ${size.control.md};
  padding-inline: ${space.sm} ${space.xs};
  border: ${border.width.thin} solid ${color.border.control};
  border-radius: ${radius.md};
  background: ${color.background.surface};
  color: ${color.text.default};
  font-size: ${font.size.md};
  white-space: nowrap;
  cursor: pointer;
  ${colorTransition('border-color')}

  &[data-hovered],
  &[aria-expanded='true'] {
    border-color: ${color.text.muted};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  & > svg {
    flex: none;
    color: ${color.text.muted};
  }
`;

/** What is selected. */
export const Value = styled.span`
  ${truncate}

  & [data-part='label'] {
    color: ${color.text.muted};
  }
`;

/** The label of an option, with its number of results at the end. */
export const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
`;

export const Count = styled.span`
  color: ${color.text.muted};
  font-weight: ${font.weight.regular};
  font-variant-numeric: tabular-nums;
`;
