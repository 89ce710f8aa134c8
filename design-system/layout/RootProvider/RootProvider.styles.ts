import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, font } = tokens;

/** Has what base.css gives to `body`, which a shadow root lacks. */
export const Region = styled.div`
  display: contents;
  color: ${color.text.default};
  font-family: ${font.family.body};
  font-size: ${font.size.md};
  line-height: ${font.line.normal};
  overflow-wrap: break-word;
`;

/** Contains the overlays of the root. */
export const Overlays = styled(Region)`
  /*
   * React Aria computes positions with the size and the scroll position of the window in which it runs. In another window, this element has
   * both, so that positions relative to it are right.
   */
  &[data-foreign] {
    display: block;
    position: fixed;
    z-index: ${tokens.layer.overlay};
    inset: var(--script-top, 0) auto auto var(--script-start, 0);
    inline-size: var(--script-inline-size);
    block-size: var(--script-block-size);
    pointer-events: none;
  }

  &[data-foreign] > * {
    pointer-events: auto;
  }
`;
