import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { Overlay as DialogOverlay } from '../../primitives/overlay/dialogSurface.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { below, forcedColors } from '../../theme/mixins.ts';

const { color, space, radius, font } = tokens;

export const Overlay = styled(DialogOverlay)`
  /* At the top, so that the search field does not move when the list below it changes its height. */
  place-items: start center;

  ${below.sm} {
    padding: ${space.xs};
  }
`;

export const Panel = styled(Modal)`
  display: flex;
  inline-size: min(36rem, 100%);
  max-block-size: min(32rem, 100%);
  margin-block-start: min(10dvh, 6rem);
  border-radius: ${radius.lg};
  background: ${color.background.raised};
  box-shadow: ${tokens.shadow.lg};
  overflow: clip;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
  ${below.sm} {
    margin-block-start: 0;
  }
  & > section {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    outline: none;
  }
`;

export const Top = styled.div`
  flex: none;
  padding: ${space.sm};
  border-block-end: 1px solid ${color.border.subtle};

  /* No ring around the field: it would touch the edge of the panel, and caret and border show the focus already.
     The class is doubled, because the field's rule is as specific, and either can come last. */
  && :has(> input:focus-visible) {
    border-color: ${color.border.focus};
    outline: none;
  }
`;

export const List = styled(Menu)`
  padding: ${space['2xs']};
  overflow: auto;
  outline: none;

  &[data-empty] {
    padding: ${space.lg};
    color: ${color.text.muted};
    text-align: center;
  }
` as typeof Menu;

export const Section = styled(MenuSection)`
  & > header {
    padding: ${space.xs} ${space.sm} ${space['2xs']};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
` as typeof MenuSection;

export const Entry = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-block-size: 2.5rem;
  padding-inline: ${space.sm};
  border-radius: ${radius.sm};
  color: inherit;
  text-decoration: none;
  outline: none;
  cursor: pointer;

  & > [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-focused],
  &[data-hovered] {
    background: ${color.background.pressed};
  }
  ${forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
