import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

const { space, size, font, color } = tokens;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  inline-size: 100%;
  max-inline-size: ${size.content};
  margin-inline: auto;
  padding: ${space.md};

  ${from.md} {
    padding: ${space.lg};
  }
  &[data-width='reading'] {
    max-inline-size: calc(${size.reading} + 2 * ${space.lg});
  }
  &:is([data-width='form'], [data-width='message']) {
    max-inline-size: calc(${size.form} + 2 * ${space.lg});
    flex: 1;
    justify-content: center;
    padding-block: ${space['2xl']};
  }
  /* A switch between the parts of the page is beside the title, where it stays while the parts differ in height. */
  ${from.md} {
    &:has(> [data-part='tabs'][data-variant='segmented']) {
      display: grid;
      grid-template-columns: minmax(min-content, 1fr) auto;
      align-content: start;
      align-items: center;

      & > * {
        grid-column: 1 / -1;
      }
      & > :first-child {
        grid-column: 1;
      }
      & > [data-part='tabs'] {
        display: contents;
      }
      & > [data-part='tabs'] > [role='tablist'] {
        grid-column: 2;
        grid-row: 1;
      }
      & > [data-part='tabs'] > [role='tabpanel'] {
        grid-column: 1 / -1;
      }
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};

  [data-width='message'] > & {
    justify-content: center;
    text-align: center;
  }
  &[data-media] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space.xl} ${space['3xl']};
    padding-block-end: ${space.lg};

    & > * {
      min-inline-size: 0;
    }
    ${from.lg} {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 27rem);
      padding-block: ${space['2xl']};
    }
  }
`;

export const Titles = styled.div`
  display: flex;
  flex-direction: column;
  flex-grow: 1;
  gap: ${space['2xs']};
  min-inline-size: 0;

  [data-size='display'] > * > & {
    gap: ${space.lg};
  }
  /* Actions beside a picture are as wide as their text. */
  & > :is(a, button) {
    align-self: flex-start;
  }
`;

// Arabic letters are joined, and reach further above and below the line.
export const Title = styled.h1`
  font-size: ${font.size['2xl']};
  font-weight: ${font.weight.bold};
  line-height: ${font.line.snug};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  outline: none;

  ${from.md} {
    font-size: ${font.size['3xl']};
  }
  [data-size='display'] > * & {
    /* Not in ch, whose width changes when Inter replaces its fallback. */
    max-inline-size: 13em;
    font-size: clamp(1.75rem, 5vi, 3.25rem);
    line-height: ${font.line.tight};
    letter-spacing: -0.03em;
  }
  &&:lang(ar) {
    line-height: ${font.line.snug};
    letter-spacing: 0;
    text-wrap: balance;
  }
`;

export const Intro = styled.p`
  max-inline-size: ${size.reading};
  color: ${color.text.muted};

  [data-size='display'] > * & {
    max-inline-size: 34rem;
    font-size: ${font.size.xl};
  }
`;
