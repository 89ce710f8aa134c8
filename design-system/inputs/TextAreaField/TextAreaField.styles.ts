import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { bareControl, controlBox } from '../field/control.styles.ts';

const { font, space } = tokens;

/** The box of a multi-line text. It grows with the text up to fifteen lines. */
export const TextAreaBox = styled.div`
  ${controlBox}
  cursor: text;

  & > textarea {
    ${bareControl}
    display: block;
    box-sizing: border-box;
    min-block-size: calc(var(--text-area-rows) * 1lh + 2 * ${space.xs});
    max-block-size: calc(15lh + 2 * ${space.xs});
    padding: ${space.xs} ${space.sm};
    field-sizing: content;
    line-height: ${font.line.normal};
    resize: vertical;

    @media print {
      max-block-size: none;
    }
  }
`;
