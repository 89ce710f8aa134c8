import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, radius, shadow, space } = tokens;

/** The popover of a calendar. */
export const Sheet = styled(Popover)`
  box-sizing: border-box;
  max-inline-size: calc(100vw - ${space.md});
  overflow: auto;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.background.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.lg};
`;

/** The dialog in the popover, which traps focus. */
export const Surface = styled(Dialog)`
  padding: ${space.sm};
  outline: 0;
`;
