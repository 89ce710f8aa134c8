import type { ReactNode } from 'react';
import { useNumberFormats } from './useNumberFormats.ts';

type FigureProps = { value: number };

function Figure({ value }: FigureProps) {
  return useNumberFormats().number(value);
}

/** Returns the content of a place for figures: a bare number in the format of the page, everything else unchanged. */
export function formatNode(content: ReactNode): ReactNode {
  return typeof content === 'number' ? <Figure value={content} /> : content;
}
