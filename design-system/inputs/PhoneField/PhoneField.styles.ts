import { Button } from 'react-aria-components/Button';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { labelStyles } from '../field/FieldFrame/FieldFrame.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, font, radius, space } = tokens;

/** The button before the number that shows the calling code and opens the list of countries. */
export const CountryTrigger = styled(Button)`
  flex: none;
  align-self: stretch;
  display: flex;
  align-items: center;
  gap: ${space['2xs']};
  padding-inline: ${space.sm} ${space.xs};
  border: 0;
  border-inline-end: ${border.width.thin} solid ${color.border.default};
  border-start-start-radius: ${radius.md};
  border-end-start-radius: ${radius.md};
  background: transparent;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  /* Outranks the margin of buttons in the box. */
  &&& {
    margin: 0;
  }
  &[data-hovered],
  &[data-pressed] {
    background: ${color.background.hover};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    cursor: not-allowed;
    ${forcedColors} {
      color: GrayText;
    }
  }
  &:not([data-disabled]) > svg {
    color: ${color.text.muted};
  }
`;

/** The search above the list, which does not scroll with it. */
export const CountrySearch = styled(TextField)`
  ${labelStyles}
  padding: ${space.xs} ${space.xs} ${space['2xs']};
  border-block-end: ${border.width.thin} solid ${color.border.subtle};
`;

/** The content of the popover: the search and the matching countries. */
export const CountrySheet = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: min(19rem, 100vw - ${space.xl});
  max-block-size: min(24rem, 60vh);
  font-size: ${font.size.md};

  & > [role='listbox'] {
    min-block-size: 0;
  }
`;
