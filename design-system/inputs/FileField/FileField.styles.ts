import styled from 'styled-components';
import { bareControl, controlBox } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import {
  colorTransition,
  focusRing,
  forcedColors,
  from,
  truncate,
  visuallyHidden,
} from '../../theme/mixins.ts';

const { border, color, font, radius, space } = tokens;

/** Contains drop zone, list and live region. */
export const FileArea = styled.div`
  position: relative;

  @media (scripting: enabled) {
    & > input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      opacity: 0;
    }
  }
  &:has(> :focus-visible) {
    ${focusRing}
  }
  /* The live region. */
  & > [role='status'] {
    ${visuallyHidden}
  }

  /* Without scripts the native input replaces the drop zone. */
  @media (scripting: none) {
    & > * {
      display: none;
    }
    & > input {
      display: block;
    }
  }
`;

/** The drop zone. */
export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xs} ${space.sm};
  padding: ${space.md};
  border: ${border.width.thick} dashed ${color.border.control};
  border-radius: ${radius.md};
  background: ${color.background.surface};
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  ${colorTransition('border-color', 'background-color')}

  &[data-drop-target] {
    border-color: ${color.border.focus};
    background: ${color.primary.soft};
    color: ${color.primary.onSoft};
  }
  &[data-disabled] {
    border-color: ${color.border.default};
    background: ${color.background.sunken};
    color: ${color.text.disabled};
  }
  [data-invalid] > ${FileArea} > & {
    border-color: ${color.danger.text};
  }
  ${forcedColors} {
    &[data-drop-target] {
      border-color: Highlight;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The chosen files. */
export const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7rem, 100%), 1fr));
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  /* Without a drop zone, the list follows the hidden input and needs no space above. */
  :not(input) + & {
    margin-block-start: ${space.xs};
  }
  & > li {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${space.xs} ${space.sm};
    padding: ${space.xs};
    border: ${border.width.thin} solid ${color.border.default};
    border-radius: ${radius.md};
    background: ${color.background.surface};
  }
  & > li[data-rejected] {
    border-color: ${color.danger.text};
  }
  [data-part='preview'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    overflow: hidden;
    border-radius: ${radius.sm};
    background: ${color.background.sunken};
    color: ${color.text.muted};
  }
  [data-part='preview'] > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* A preview is larger beside the field for its alternative text, so that users see what to describe. */
  ${from.md} {
    & > li:has([data-part='alt']) > [data-part='preview'] {
      inline-size: 6rem;
      block-size: 6rem;
    }
  }
  /* Pictures are tiles: users recognize them by their preview. */
  & > li[data-tile] {
    position: relative;
    grid-column: auto;
    flex-direction: column;
    flex-wrap: nowrap;
    gap: ${space['2xs']};

    [data-part='preview'] {
      inline-size: 100%;
      block-size: 6rem;
    }
    [data-part='facts'] {
      flex: none;
      justify-items: start;
      inline-size: 100%;
    }
    [data-part='name'] {
      inline-size: 100%;
      font-size: ${font.size.sm};
      line-height: ${font.line.snug};
    }
    [data-part='name'] > bdi {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    [data-part='closed-alt'] {
      inline-size: 100%;
      font-size: ${font.size.sm};
    }
    [data-part='closed-alt'] > bdi {
      ${truncate}
      display: block;
      color: ${color.text.muted};
      line-height: ${font.line.snug};
    }
    [data-part='actions'],
    [data-part='closed-alt'] > button {
      position: absolute;
      inset-block-start: ${space.sm};
      inset-inline-end: ${space.sm};
      border: ${border.width.thin} solid ${color.border.default};
      border-radius: ${radius.md};
      background: ${color.background.surface};
    }
    [data-part='closed-alt'] > button {
      inset-inline: ${space.sm} auto;
    }
  }
  [data-part='facts'] {
    flex: 1 1 8rem;
    display: grid;
    gap: ${space['2xs']};
    min-inline-size: 0;
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space['2xs']};
    padding-block-start: ${space['3xs']};
    overflow-wrap: anywhere;
    font-size: ${font.size.md};

    & > span {
      color: ${color.text.muted};
      font-size: ${font.size.sm};
    }
  }
  [data-part='name'] > [data-part='done'] {
    display: inline-flex;
    align-items: center;
    gap: ${space['2xs']};
    color: ${color.success.text};
  }
  [data-part='actions'] {
    display: flex;
    margin-inline-start: auto;
  }
  [data-part='alt'] > label {
    display: block;
    margin-block-end: ${space['3xs']};
    font-size: ${font.size.sm};
  }
  [data-part='alt'] > input {
    ${controlBox}
    ${bareControl}
    box-sizing: border-box;
    border: ${border.width.thin} solid ${color.border.control};
    border-radius: ${radius.md};
    background: ${color.background.surface};

    &:focus-visible {
      ${focusRing}
    }
  }
`;
