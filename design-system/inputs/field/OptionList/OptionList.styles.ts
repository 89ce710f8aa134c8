import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import * as tokens from '../../../theme/generated/tokens.ts';
import { forcedColors } from '../../../theme/mixins.ts';

const { color, font, radius, shadow, size, space } = tokens;

/** The popover of the options: at least as wide as its trigger, or wider when the trigger is narrow. */
export const OptionPopover = styled(Popover)`
  box-sizing: border-box;
  inline-size: max-content;
  /* React Aria keeps the popover off both window edges, so it cannot be as wide as a full-width trigger. */
  min-inline-size: min(var(--trigger-width), 100vw - ${space.lg});
  max-inline-size: min(max(var(--trigger-width), 20rem), 100vw - ${space.lg});
  overflow: auto;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.background.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.lg};

  /* The list scrolls above its footer. */
  @media (pointer: coarse) {
    &:has(> [data-part='list-end']) {
      display: flex;
      flex-direction: column;
      overflow: hidden;

      & > [role='listbox'] {
        flex: 1;
        min-block-size: 0;
      }
    }
  }
`;

/** The footer of a list on touch screens. */
export const ListEnd = styled.div`
  display: none;
  padding: ${space['2xs']};
  border-block-start: 1px solid ${color.border.subtle};

  & > button {
    min-block-size: ${size.control.sm};
    padding-inline: ${space.sm};
    border: 0;
    border-radius: ${radius.sm};
    background: ${color.primary.soft};
    color: ${color.primary.onSoft};
    font: inherit;
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
  @media (pointer: coarse) {
    display: grid;
  }
`;

/** The list box. */
export const Options = styled(ListBox)`
  display: grid;
  gap: ${space['3xs']};
  max-block-size: inherit;
  overflow: auto;
  padding: ${space['2xs']};
  outline: 0;

  /* When virtualized, React Aria's ListLayout adds the padding. */
  &[data-virtual] {
    padding: 0;
  }
  [role='group'] {
    display: grid;
    gap: inherit;
  }
  [data-part='section-heading'] {
    padding: ${space.xs} ${space.xs} ${space['3xs']};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
  [data-part='empty'] {
    padding: ${space.xs} ${space.sm};
    color: ${color.text.muted};
    font-size: ${font.size.md};
  }
`;

/** An option. The selected one has a check mark. */
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
  overflow-wrap: anywhere;
  outline: 0;
  cursor: pointer;

  & > :not([data-part='option-icon'], svg) {
    flex: 1;
    min-inline-size: 0;
  }
  & > [data-part='option-icon'] {
    flex: none;
    display: grid;
  }
  & > svg {
    flex: none;
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
  & [data-part='description'] {
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
