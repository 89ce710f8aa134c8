import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, colorTransition, focusRing, forcedColors } from '../../theme/mixins.ts';

const { color, space, font, radius } = tokens;

export const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  min-inline-size: 0;
`;

export const List = styled(AriaTabList)`
  display: flex;
  gap: ${space['2xs']};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color.border.default};

  /* The list fades at the sides where more tabs are out of sight. */
  &[data-more] {
    mask-image: linear-gradient(
      to right,
      transparent,
      currentcolor var(--tabs-left, 0rem),
      currentcolor calc(100% - var(--tabs-right, 0rem)),
      transparent
    );
  }
  &:is([data-more='left'], [data-more='both']) {
    --tabs-left: ${space.xl};
  }
  &:is([data-more='right'], [data-more='both']) {
    --tabs-right: ${space.xl};
  }

  [data-variant='segmented'] > & {
    gap: 0;
    justify-self: start;
    align-self: flex-start;
    max-inline-size: 100%;
    padding: 1px;
    border-radius: ${radius.md};
    border: 1px solid ${color.border.default};
    background: ${color.background.sunken};
  }
  ${below.md} {
    gap: 0;
  }
` as typeof AriaTabList;

export const Tab = styled(AriaTab)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  flex: none;
  min-block-size: 2.75rem;
  padding-inline: ${space.sm};
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  color: ${color.text.muted};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  ${colorTransition('color', 'background-color')}

  &[data-hovered] {
    color: ${color.text.default};
    background: ${color.background.hover};
  }
  &[data-selected] {
    color: ${color.text.default};
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: default;
  }
  /* The badge is after the label, not at the corner of the tab. */
  & > [data-count] {
    position: static;
  }
  &[data-selected]::after {
    content: '';
    position: absolute;
    inset-inline: ${space.xs};
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.primary.text};
    ${forcedColors} {
      background: Highlight;
    }
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  /* Tabs are narrow, so that four fit in a row on a phone. */
  ${below.md} {
    padding-inline: ${space.xs};
    font-size: ${font.size.sm};
  }
  /* The first label begins where the content does. */
  [data-variant='underline'] > * > &:first-child {
    padding-inline-start: 0;

    &::after {
      inset-inline-start: 0;
    }
  }
  [data-variant='segmented'] > * > & {
    min-block-size: 1.75rem;
    padding-inline: ${space.sm};
    border-radius: calc(${radius.md} - 2px);
    font-size: ${font.size.sm};

    /* Narrow tabs show more of the next tab at the edge. */
    ${below.sm} {
      padding-inline: ${space.xs};
    }
    /* The switch is 44 px high for fingers. */
    @media (pointer: coarse) {
      min-block-size: 2.5rem;
    }
    &[data-selected] {
      background: ${color.background.raised};
      box-shadow: ${tokens.shadow.sm};
      ${forcedColors} {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
    &[data-selected]::after {
      content: none;
    }
  }
`;

export const Count = styled.span`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled(AriaTabPanel)`
  min-inline-size: 0;
  border-radius: ${radius.md};

  /* In a form, the panels of other tabs stay mounted. */
  &[data-inert] {
    display: none;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;
