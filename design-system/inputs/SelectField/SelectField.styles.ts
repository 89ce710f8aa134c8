import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { controlBox } from '../../internal/control.styles.ts';
import { tokens } from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors, truncate } from '../../theme/mixins.ts';

const { color, font, radius, shadow, size, space } = tokens;

/** Passes the states of the field on to the trigger. */
export const SelectBox = styled(Select)`
  & > button {
    ${controlBox}
  }
`;

/** What opens the list; it shows what is chosen. */
export const Trigger = styled(Button)`
  justify-content: space-between;
  padding-inline: ${space.sm} ${space.xs};
  font-family: inherit;
  text-align: inherit;
  cursor: pointer;

  &[data-focus-visible] {
    ${focusRing}
  }
  & > svg {
    color: ${color.text.muted};
  }
`;

/** The label of the chosen option, or the placeholder. */
export const Chosen = styled(SelectValue)`
  ${truncate}

  &[data-placeholder] {
    color: ${color.text.muted};
  }
`;

/** The sheet on which the options stand, at least as wide as the trigger. */
export const Sheet = styled(Popover)`
  box-sizing: border-box;
  inline-size: max-content;
  min-inline-size: var(--trigger-width);
  max-inline-size: min(30rem, 100vw - ${space.lg});
  overflow: auto;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.background.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.lg};
`;

/** The options. */
export const Options = styled(ListBox)`
  display: grid;
  gap: ${space['3xs']};
  max-block-size: inherit;
  overflow: auto;
  padding: ${space['2xs']};
  outline: 0;

  & > [data-part='empty'] {
    padding: ${space.xs} ${space.sm};
    color: ${color.text.muted};
    font-size: ${font.size.md};
  }
`;

/** One option; the chosen one has a check mark. */
export const OptionItem = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  min-block-size: ${size.control.sm};
  padding: ${space['2xs']} ${space.xs};
  border-radius: ${radius.sm};
  font-size: ${font.size.md};
  line-height: ${font.line.snug};
  outline: 0;
  cursor: pointer;

  & > svg {
    visibility: hidden;
  }
  &[data-selected] {
    font-weight: ${font.weight.medium};
    & > svg {
      visibility: visible;
    }
  }
  &[data-focused],
  &[data-hovered] {
    background: ${color.background.hover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.border.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  & [data-part='detail'] {
    display: block;
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.regular};
  }
  ${forcedColors} {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
