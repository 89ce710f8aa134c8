import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type DescriptionListProps = {
  /** `DescriptionItem`s. */
  children: ReactNode;
  /**
   * Term and value beside each other in rows, at the two ends of a line like a bill, or stacked in columns.
   * @default 'rows'
   */
  layout?: 'rows' | 'bill' | 'columns';
  id?: string;
  ref?: Ref<HTMLDListElement>;
};

export type DescriptionItemProps = {
  /** The name of the field. */
  term: ReactNode;
  /** Its value. */
  children: ReactNode;
  /**
   * Stands out: the sum of a bill.
   * @default false
   */
  isStrong?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const { color, space, font } = tokens;

const Root = styled.dl`
  display: grid;
  gap: ${space.sm};
  min-inline-size: 0;

  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    gap: ${space.md};
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${space['3xs']} ${space.md};
  min-inline-size: 0;

  ${from.sm} {
    [data-layout='rows'] > & {
      grid-template-columns: minmax(8rem, 1fr) 2fr;
    }
  }
  [data-layout='bill'] > & {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }
  [data-layout='bill'] > &[data-strong] {
    padding-block-start: ${space.sm};
    border-block-start: 1px solid ${color.border.default};
  }
`;

const Term = styled.dt`
  color: ${color.text.muted};
  font-size: ${font.size.sm};
  line-height: 1.8;

  [data-strong] > & {
    color: ${color.text.default};
    font-size: ${font.size.md};
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.normal};
  }
`;

const Detail = styled.dd`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-strong] > & {
    font-weight: ${font.weight.semibold};
  }
`;

/** Names and their values: the facts of a job, the lines of a fee. */
export function DescriptionList({ layout = 'rows', ...props }: DescriptionListProps) {
  return <Root {...props} data-layout={layout} />;
}

/** One name with its value inside a DescriptionList. */
export function DescriptionItem({ term, children, isStrong, ...props }: DescriptionItemProps) {
  return (
    <Row {...props} data-strong={isStrong || undefined}>
      <Term>{term}</Term>
      <Detail>{children}</Detail>
    </Row>
  );
}
