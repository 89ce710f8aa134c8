import styled from 'styled-components';
import { errorIcon } from '../field/FieldFrame/FieldFrame.styles.ts';
import { foreignText } from '../field/foreignText.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';

const { color, font, radius, space } = tokens;

/** The frame of the summary. Its links are isolated: a label and a message of another direction would form one bidi run. */
export const SummaryRoot = styled.div`
  display: flex;
  gap: ${space.xs};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.danger.text};
  border-radius: ${radius.md};
  background: ${color.danger.soft};
  color: ${color.danger.onSoft};
  font-size: ${font.size.md};
  line-height: ${font.line.normal};

  &[hidden] {
    display: none;
  }
  &:focus-visible {
    ${focusRing}
  }
  &::before {
    ${errorIcon}
    margin-block-start: 0.3em;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & p {
    ${foreignText}
  }
  [data-part='title'] {
    font-weight: ${font.weight.semibold};
  }
  & ul {
    list-style: none;
    overflow-wrap: anywhere;
  }
  & :is(a, button) {
    color: inherit;
    font-weight: ${font.weight.medium};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    border-radius: ${radius.sm};

    &:focus-visible {
      ${focusRing}
    }
  }
  & a {
    unicode-bidi: isolate;
    margin-inline-end: ${space['2xs']};
  }
  & button {
    min-block-size: ${tokens.size.target};
    padding: 0;
    border: 0;
    background: none;
    font-family: inherit;
    font-size: inherit;
    cursor: pointer;
  }
`;
