import styled, { keyframes } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import {
  below,
  colorTransition,
  focusRing,
  forcedColors,
  from,
  transition,
  withoutMarkers,
} from '../../theme/mixins.ts';

const { color, space, radius, motion } = tokens;

const fadeOut = keyframes`
  to {
    opacity: 0;
    scale: 0.96;
  }
`;

export const Root = styled.article`
  --card-inset: ${space.lg};

  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.lg};
  background: ${color.background.surface};
  box-shadow: ${tokens.shadow.sm};
  /* A card can be an item of a list. */
  ${withoutMarkers}
  ${colorTransition('box-shadow', 'border-color')}

  &[data-padding='sm'] {
    --card-inset: ${space.md};
  }
  /* The title begins where the rows of a table below it do. */
  ${below.sm} {
    &[data-padding='none'] {
      --card-inset: ${space.md};
    }
  }
  &[data-variant='outlined'] {
    border-color: ${color.border.default};
    box-shadow: none;
  }
  &[data-variant='sunken'] {
    background: ${color.background.sunken};
    box-shadow: none;
  }
  &:has([data-card-title] > a):hover {
    border-color: ${color.border.control};
    box-shadow: ${tokens.shadow.md};
  }
  &:has([data-card-title] > a:focus-visible) {
    ${focusRing}
  }
  & [data-card-title] > a:focus-visible {
    outline: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-removing] {
      animation: ${fadeOut} ${motion.duration.medium} ${motion.easing.exit} forwards;
    }
  }
  ${from.sm} {
    /* Cards beside each other share four rows of the Grid: media, header, content and footer. */
    &[data-align='row'] {
      display: grid;
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 4;
      row-gap: 0;
    }
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;

export const Media = styled.div`
  overflow: hidden;
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
`;

export const Clip = styled.div`
  position: relative;
  flex: 1 0 auto;
  min-inline-size: 0;
  min-block-size: 0;
  border-radius: inherit;
  block-size: auto;
  /* Animates to and from the automatic height. */
  interpolate-size: allow-keywords;
  overflow: clip;
  overflow-clip-margin: 4px;

  &[data-collapsed] {
    flex: none;
    block-size: ${tokens.size.cardCollapsed};
    overflow-clip-margin: 0;
    mask-image: linear-gradient(to bottom, currentcolor, transparent);
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: block-size ${motion.duration.medium} ${motion.easing.standard};
  }
`;

export const Content = styled.div`
  position: relative;
  min-inline-size: 0;

  &[data-padding='md'] {
    padding: ${space.lg};
  }
  &[data-padding='sm'] {
    padding: ${space.md};
  }
  &[data-padding='none'] {
    --card-edge: var(--card-inset);

    /* Content that reaches the corners is clipped to their radius. */
    overflow: clip;
    border-radius: inherit;
  }
  &[data-padding][data-headed] {
    padding-block-start: ${space.sm};
  }
  [data-collapsed] > &[data-padding][data-headed] {
    padding-block-start: 0;
  }
`;

export const Footer = styled.div`
  position: relative;
  padding: ${space.sm} var(--card-inset);
  border-block-start: 1px solid ${color.border.subtle};
`;

/** Actions that are invisible until the pointer or the focus is in their card, where there is a pointer that can hover. */
export const QuietActions = styled.div`
  display: flex;

  @media (hover: hover) {
    opacity: 0;
    ${transition('opacity')}

    /* Also while the content is collapsed (data-shown), or the menu is open. */
    [data-card]:is(:hover, :focus-within) > * > * > &,
    &[data-shown],
    &:has([aria-expanded='true'][aria-haspopup]) {
      opacity: 1;
    }
  }
`;

/** The row that replaces a removed card. */
export const RemovedRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  padding: ${tokens.space.xs} ${tokens.space.md};
  border: 1px dashed ${tokens.color.border.default};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text.muted};
`;
