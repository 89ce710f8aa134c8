import { ComboBox } from 'react-aria-components/ComboBox';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import styled from 'styled-components';
import { controlBox, inputAfterTags, tagBoxPadding } from '../field/control.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, forcedColors } from '../../theme/mixins.ts';

const { border, color, font, radius, size, space } = tokens;

/** The box around the tags and the text. */
export const TagBox = styled.div`
  ${controlBox}
  flex-wrap: wrap;
  gap: ${space['2xs']};
  padding: ${tagBoxPadding};
  cursor: text;

  & input {
    ${inputAfterTags}
  }
  &:has(> * > input:focus-visible) {
    ${focusRing}
  }
`;

/** Lets a text with suggestions flow with the tags. */
export const SuggestionsRoot = styled(ComboBox<object>)`
  display: contents;
`;

/** Places the tags into one line with the text. */
export const TagsRoot = styled(TagGroup)`
  display: contents;
`;

/** The list of tags. */
export const Tags = styled(TagList)`
  display: contents;
`;

/** A tag with its remove button. */
export const TagItem = styled(Tag)`
  display: inline-flex;
  align-items: center;
  gap: ${space['3xs']};
  box-sizing: border-box;
  min-block-size: ${size.control.sm};
  max-inline-size: 100%;
  padding: ${space['3xs']} ${space.xs};
  border: ${border.width.thin} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.background.hover};
  color: ${color.text.default};
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
  outline: 0;
  cursor: default;

  &[data-allows-removing] {
    padding-inline-end: 0;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${color.text.disabled};
  }
  &[data-invalid] {
    border-color: ${color.danger.text};
    color: ${color.danger.text};
  }
  & svg {
    flex: none;
  }
  /* The icon has the margin, not the text, which has its own direction. */
  & svg:has(+ [data-part='tag-text']) {
    margin-inline-end: ${space['3xs']};
  }
  & [data-part='tag-text'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: transparent;
    color: inherit;
    cursor: pointer;

    &[data-hovered],
    &[data-pressed] {
      background: ${color.background.pressed};
    }
    &[data-focus-visible] {
      ${focusRing}
      outline-offset: -2px;
    }
  }
  ${forcedColors} {
    border-color: ButtonBorder;
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
    &[data-invalid] {
      border-width: ${border.width.thick};
    }
  }
`;

/** A live region for changes of the tags: visible for rejected entries, visually hidden for others. */
export const TagNotice = styled.div`
  color: ${color.text.default};
  font-size: ${font.size.sm};
  line-height: ${font.line.snug};
  overflow-wrap: anywhere;

  & > :not(:empty) {
    display: block;
    padding-block-start: ${space['2xs']};
  }
`;
