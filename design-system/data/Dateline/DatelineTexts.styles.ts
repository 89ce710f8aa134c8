import styled, { css } from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';

const { color, font, space } = tokens;

/** The height of the line of a day, also of the next one, which is larger: so all labels are at the same height. */
export const dayLine = '1.5rem';

const text = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* Catalogues have states in lower case, because sentences contain them; alone, a state begins with a capital letter. */
  & > [data-word] {
    color: var(--dateline-mark);

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

/** The text above the rule: the amount and the distance of the next step, or the word for today. */
export const Above = styled.span`
  ${text}

  & > b {
    font-weight: ${font.weight.semibold};
  }
  :is([data-state='held'], [data-state='late']) > & > b {
    color: var(--dateline-mark);
  }
`;

/** The day of a step, or the short reason why it has none. */
export const When = styled.span`
  ${text}
  line-height: ${dayLine};

  /* A day never breaks. */
  & > time {
    font-weight: ${font.weight.semibold};
    white-space: pre;
  }
  /* An exact time may be on the line below its day. */
  & > time[data-exact] {
    white-space: normal;
  }
  /* Where only the day fits, “about” wraps to another line, which is cut off. The ring of the mark says the same. */
  & > time[data-approximate] {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-end;
    block-size: ${dayLine};
    overflow: hidden;

    /* In some languages, “about” follows the day. */
    &:has(> [data-day]:first-child) {
      align-content: flex-start;
    }
  }
  [aria-current] & > time {
    font-size: ${font.size.lg};
  }
  /* With very large texts on a phone, a day has no room on one line. */
  @container (inline-size < 14rem) {
    & > time:not([data-approximate]) {
      white-space: normal;
    }
  }
`;

/** The label, the state, the previous day and a detail. */
export const Words = styled.span`
  ${text}
  hyphens: auto;

  & > :not([data-word]) {
    color: ${color.text.muted};
  }
`;

/** Day and label, directly below each other where the steps are columns. */
export const Below = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

/** The sentences about steps. */
export const Notes = styled.div`
  display: grid;
  gap: ${space['2xs']};
  color: ${color.text.muted};
  font-size: ${font.size.sm};

  & b {
    margin-inline-end: ${space['2xs']};
    color: ${color.text.default};
    font-weight: ${font.weight.semibold};
  }
`;
