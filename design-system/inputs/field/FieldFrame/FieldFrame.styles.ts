import styled, { css } from 'styled-components';
import { foreignText } from '../foreignText.ts';
import * as tokens from '../../../theme/generated/tokens.ts';
import { forcedColors, visuallyHidden } from '../../../theme/mixins.ts';

const { color, font, radius, space } = tokens;

/** The mark of a required field. Screen readers skip it: the control itself is `aria-required`. */
export const requiredMark = css`
  /* Browsers that support it take the second text, which is empty for screen readers. */
  content: '\\00a0*';
  content: '\\00a0*' / '';
  color: ${color.danger.text};
  font-weight: ${font.weight.semibold};
`;

/** The label of a field, and the description below it. */
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
  & > [data-part='label'][data-help] {
    display: inline-block;
    vertical-align: top;
  }
  &[data-required] > [data-part='label']::after {
    ${requiredMark}
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
  & > [data-part='description'] {
    margin-block: calc(-1 * ${space['3xs']}) ${space.xs};
    color: ${color.text.muted};
    font-size: ${font.size.sm};
    line-height: ${font.line.snug};
    overflow-wrap: anywhere;
  }
`;

/** The icon next to a message. It is text, because a hundred SVG icons would delay the messages of a large form. */
export const errorIcon = css`
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

/** A message with its icon. */
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

    &[data-server] {
      ${foreignText}
    }
    &::before {
      ${errorIcon}
      position: absolute;
      inset-block-start: calc(${space['2xs']} + 0.1em);
      inset-inline-start: 0;
    }
  }
`;

// The foot, a flex container, is rendered only with a counter: plain blocks take a fraction of the layout time.
const foot = css`
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

/** The root of every field. Its parts are plain elements, so that a field costs a single styled component. */
export const FieldRoot = styled.div`
  display: block;
  min-inline-size: 0;
  ${labelStyles}
  ${errorStyles}
  ${foot}
`;
