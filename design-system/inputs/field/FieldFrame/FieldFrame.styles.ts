import styled, { css } from 'styled-components';
import * as tokens from '../../../theme/generated/tokens.ts';
import { forcedColors, visuallyHidden } from '../../../theme/mixins.ts';

const { color, font, radius, space } = tokens;

/** The sign of a required field. The control says so itself: this one is for the eye and has no name. */
export const requiredSign = css`
  content: '\\00a0*';
  content: '\\00a0*' / '';
  color: ${color.danger.text};
  font-weight: ${font.weight.semibold};
`;

/** How the label of a field looks. */
export const labelStyles = css`
  & > [data-part='label'] {
    display: block;
    inline-size: fit-content;
    margin-block-end: ${space['2xs']};
    color: ${color.text.default};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.snug};
    overflow-wrap: anywhere;
  }
  &[data-required] > [data-part='label']::after {
    ${requiredSign}
  }
  & > [data-part='label'][data-hidden] {
    ${visuallyHidden}
  }
  &[data-disabled] > [data-part='label'],
  &[data-disabled] > [data-part='label']::after {
    color: ${color.text.disabled};
  }
  ${forcedColors} {
    &[data-disabled] > [data-part='label'] {
      color: GrayText;
    }
  }
`;

/** The sign beside a message, as text: a hundred drawings at once would keep the messages waiting. */
export const errorSign = css`
  content: '!';
  content: '!' / '';
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  border: 1.5px solid;
  border-radius: ${radius.pill};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
  line-height: 0.8125rem;
  text-align: center;
`;

/** How a message with its sign looks. */
export const errorStyles = css`
  [data-part='error'] {
    position: relative;
    padding-block-start: ${space['2xs']};
    padding-inline-start: 1.375rem;
    color: ${color.danger.text};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.snug};
    overflow-wrap: anywhere;

    /* Its letters have their own order, on the side of the page. */
    &[data-foreign] {
      unicode-bidi: plaintext;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    &::before {
      ${errorSign}
      position: absolute;
      inset-block-start: calc(${space['2xs']} + 0.1em);
      inset-inline-start: 0;
    }
  }
`;

const foot = css`
  /* Beside a counter only: plain blocks are laid out in a fraction of the time. */
  & > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: 0 ${space.sm};
  }
  [data-part='below'] {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  [data-part='hint'],
  [data-part='counter'] {
    padding-block-start: ${space['2xs']};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    line-height: ${font.line.snug};
  }
  [data-part='counter'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    &[data-over] {
      color: ${color.danger.text};
      font-weight: ${font.weight.semibold};
    }
  }
`;

/** The root of every field. Its parts are plain elements, so that a field costs one styled component. */
export const FieldRoot = styled.div`
  display: block;
  min-inline-size: 0;
  ${labelStyles}
  ${errorStyles}
  ${foot}

  & > [data-part='description'] {
    margin-block: calc(-1 * ${space['3xs']}) ${space.xs};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    line-height: ${font.line.snug};
    overflow-wrap: anywhere;
  }
`;
