import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { errorStyles, requiredMark } from './FieldFrame/FieldFrame.styles.ts';

const { color, font, space } = tokens;

/** The root of a single checkbox or switch. */
export const ChoiceRoot = styled.div`
  --choice-indent: calc(1.25rem + ${space.xs});

  display: block;
  min-inline-size: 0;
  ${errorStyles}

  &:has(> * > [data-part='track']) {
    --choice-indent: calc(2.25rem + ${space.xs});
  }

  &[data-required] [data-part='label']::after {
    ${requiredMark}
  }
  /* The button with help is in the line of the row. */
  &[data-help] > label {
    display: inline-flex;
    max-inline-size: calc(100% - 1.75rem);
    vertical-align: top;
  }
  [data-part='help'] {
    margin-block: ${space['2xs']} 0;
  }
  &[data-label-hidden] [data-part='label'] {
    ${visuallyHidden}
  }
  & > [data-part='description'] {
    margin-inline-start: var(--choice-indent);
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    line-height: ${font.line.snug};
  }
  [data-part='error'] {
    margin-inline-start: var(--choice-indent);
  }
`;
