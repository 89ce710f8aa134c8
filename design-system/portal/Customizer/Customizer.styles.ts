import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { Overlay, Panel as DrawerPanel } from '../../primitives/overlay/drawerSurface.styles.ts';
import { chip } from '../../internal/chip.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { color, space, radius, font, border } = tokens;

/** An overlay that does not dim the page, so that changes are visible there. */
export const TransparentOverlay = styled(Overlay)`
  background: transparent;
`;

export const Panel = styled(DrawerPanel)`
  border-inline-start: ${border.width.thin} solid ${color.border.default};
`;

export const Section = styled.section`
  display: grid;
  gap: ${space.md};
  padding-block: ${space.md};

  &:not(:first-child) {
    border-block-start: ${border.width.thin} solid ${color.border.default};
  }
  & > h3 {
    font-size: ${font.size.md};
    font-weight: ${font.weight.semibold};
  }
`;

/** The wrapping options of one preference. */
export const Options = styled(RadioGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  & > [data-part='label'] {
    flex: 1 0 100%;
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
  }
  & > [slot='description'] {
    flex: 1 0 100%;
    color: ${color.text.muted};
    font-size: ${font.size.sm};
  }
`;

export const Chip = styled(Radio)`
  ${chip}
  position: relative;
`;

/** A colour option; the tick in the middle marks the selected one. */
export const Swatch = styled(Radio)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 1.625rem;
  aspect-ratio: 1;
  border: ${border.width.thin} solid ${color.border.control};
  border-radius: 50%;
  background: var(--swatch);
  color: var(--swatch-icon);
  cursor: pointer;
  forced-color-adjust: none;

  /* Swatches overlap a little, so that all fit in one row beside a scrollbar of 12 px, as in Firefox. */
  & + & {
    margin-inline-start: -0.125rem;
  }
  & > svg {
    visibility: hidden;
  }
  &[data-selected] > svg {
    visibility: visible;
  }
  &[data-selected] {
    outline: 2px solid ${color.text.default};
    outline-offset: 2px;
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-width: 3px;
  }
`;

export const CustomColor = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.sm};

  & > label {
    display: grid;
    gap: ${space['2xs']};
    flex: none;
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.snug};
  }
  & input[type='color'] {
    inline-size: 3.5rem;
    block-size: ${tokens.size.control.md};
    padding: ${space['2xs']};
    border: ${border.width.thin} solid ${color.border.control};
    border-radius: ${radius.md};
    background: ${color.background.surface};
    cursor: pointer;

    &:focus-visible {
      ${focusRing}
    }
  }
  & > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
  /* The hex code is left-to-right, so that its # stays before its digits in right-to-left pages. */
  & input[type='text'] {
    direction: ltr;
  }
`;
