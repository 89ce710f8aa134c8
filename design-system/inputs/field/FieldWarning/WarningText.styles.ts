import styled from 'styled-components';
import * as tokens from '../../../theme/generated/tokens.ts';
import { errorIcon } from '../FieldFrame/FieldFrame.styles.ts';

const { color, font, space } = tokens;

/** A warning with its icon. Without a text it takes no room. */
export const Warning = styled.div`
  &:not(:empty) {
    display: flex;
    gap: 0.375rem;
    padding-block-start: ${space['2xs']};
    color: ${color.text.default};
    font-size: ${font.size.sm};
    line-height: ${font.line.snug};
    overflow-wrap: anywhere;

    &::before {
      ${errorIcon}
      margin-block-start: 0.1em;
      color: ${color.warning.text};
    }
  }
`;
