import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing, truncate, withoutMarkers } from '../../theme/mixins.ts';

// A crumb that is cut to 4em is still recognisable.
const minWidth = '4em';

/**
 * The list of crumbs on one line, with separators (`›` mirrors in right-to-left text) and an ellipsis for collapsed crumbs. The names in
 * the middle are cut before the current page. On phones it is only the link to the parent page (`theme/shell.css`).
 */
export const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${tokens.space['2xs']};
  ${withoutMarkers}
  color: ${tokens.color.text.muted};
  font-size: ${tokens.font.size.sm};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space['2xs']};
    min-block-size: ${tokens.size.target};
    min-inline-size: ${minWidth};
    flex: 0 1000 auto;

    /* Home and the first crumb after it never shrink. */
    &:nth-child(-n + 2) {
      min-inline-size: 0;
      flex-shrink: 0;
      max-inline-size: 12em;
    }
    &:last-child {
      min-inline-size: 0;
      flex-shrink: 1;
      max-inline-size: none;
    }
    &::before {
      font-size: 1.25em;
      line-height: 1;
    }
    & + li::before {
      content: '›' / '';
    }
    & > :not(button) {
      ${truncate}
      line-height: ${tokens.size.target};
      min-inline-size: ${tokens.size.target};
    }
    & button {
      /* The ellipsis alone is smaller than a target. */
      min-block-size: ${tokens.size.target};
      min-inline-size: ${tokens.size.target};
      margin-inline: calc(-1 * ${tokens.space['2xs']});
      padding: 0;
      border: 0;
      border-radius: ${tokens.radius.sm};
      background: transparent;
      color: inherit;
      cursor: pointer;

      &::before {
        content: '…' / '';
      }
      &:hover {
        background: ${tokens.color.background.hover};
      }
      &:focus-visible {
        ${focusRing}
      }
    }
    & [aria-current] {
      color: ${tokens.color.text.default};
      font-weight: ${tokens.font.weight.medium};
    }
  }
`;
