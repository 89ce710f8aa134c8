import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { from } from '../../theme/mixins.ts';

export type DescriptionListProps = {
  /** `DescriptionItem`s. */
  children: ReactNode;
  /**
   * Term and value side by side in rows, at both ends of a line as in a bill, or stacked in columns.
   * @default 'rows'
   */
  layout?: 'rows' | 'bill' | 'columns';
  id?: string;
  className?: string;
  ref?: Ref<HTMLDListElement>;
};

export type DescriptionItemProps = {
  /** The term. */
  label: ReactNode;
  /** The value. */
  children: ReactNode;
  /**
   * Whether the item is emphasized, such as the total of a bill.
   * @default false
   */
  isStrong?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const { color, space, font } = tokens;

const Root = styled.dl`
  display: grid;
  gap: ${space.xs};
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
      grid-template-columns: clamp(8rem, 25%, 10rem) minmax(0, 1fr);
    }
  }
  [data-layout='bill'] > & {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.xs};
    align-items: baseline;
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

  [data-layout='bill'] > * > & {
    margin-inline-start: auto;
  }
  [data-strong] > & {
    font-weight: ${font.weight.semibold};
  }
`;

/** Lists terms with their values, such as the facts of a job or the lines of a fee. */
export function DescriptionList(given: DescriptionListProps) {
  const { layout = 'rows', ...props } = useProps('DescriptionList', given);
  return <Root {...props} data-layout={layout} />;
}

/** Renders one term with its value in a DescriptionList. */
export function DescriptionItem(given: DescriptionItemProps) {
  const { label, children, isStrong, ...props } = useProps('DescriptionItem', given);
  return (
    <Row data-part="row" {...props} data-strong={isStrong || undefined}>
      <Term data-part="label">{label}</Term>
      <Detail data-part="value">{children}</Detail>
    </Row>
  );
}
