import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { compact } from './compact.ts';

const { color, radius, shadow, size, space } = tokens;

/**
 * The box of an editor. It lies over the content of its cell and, where its field needs more room, over neighbouring cells: a column never
 * changes its width because of an editor or its message.
 */
export const Root = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: calc(50% - ${size.control.md} / 2);
  inset-inline-start: calc(-1 * ${space.sm});
  /* Room for a date with its buttons. */
  inline-size: max(100% + 2 * ${space.sm}, 13rem);
  border-radius: ${radius.md};
  background: ${color.background.raised};
  box-shadow: ${shadow.md};
  text-align: start;
  white-space: normal;

  &[data-aligned='end'] {
    inset-inline: auto calc(-1 * ${space.sm});
  }
  &[data-saving] > * {
    opacity: 0.6;
  }
  /* Below the field, which fills the box. */
  & [data-part='error'] {
    margin-inline: ${space.xs};
    margin-block-end: ${space.xs};
  }
  /* Repeated attributes outrank the styles of pinned cells and of resized columns. */
  td[data-part='cell'][data-part='cell'][data-part='cell']:has(&) {
    overflow: visible;
  }
  td[data-pin][data-part='cell'][data-part='cell']:has(&) {
    z-index: 4;
  }
  ${compact} {
    position: static;
    inline-size: auto;
    min-inline-size: min(9rem, 100%);
    background: none;
    box-shadow: none;
  }
`;
