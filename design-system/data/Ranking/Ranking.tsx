import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useProps } from '../../internal/useProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Caption, Empty, Head, Title } from '../Chart/Chart.styles.ts';
import { Root as Table } from '../Chart/ChartTable.styles.ts';
import { noData } from '../Chart/noData.ts';
import { useFigureFormat } from '../Chart/useFigureFormat.ts';
import { Bar, Name, Root } from './Ranking.styles.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** One row of a ranking. */
export type RankingItem = {
  id: string;
  label: ReactNode;
  /** The figure that is compared. Zero and negative figures have no bar. */
  value: number;
};

export type RankingProps = {
  /** The heading, and the accessible name of the table. */
  title: ReactNode;
  /** One sentence with the result: the first of the ranking and its share. */
  description?: ReactNode;
  /** The rows, the largest first. */
  items: readonly RankingItem[];
  /** What is ranked, as the heading of the names: "Brand". */
  labelHeader: ReactNode;
  /** What is compared, as the heading of the figures: "Earned". */
  valueHeader: ReactNode;
  /** The ISO 4217 code of the currency if the figures are amounts in minor units. Otherwise they are numbers. */
  currency?: string;
  /** Formats a figure. By default it is formatted as the page formats amounts and numbers. */
  formatValue?: (value: number) => ReactNode;
  /** The text shown without rows. "No data yet" by default. */
  empty?: ReactNode;
  /**
   * How many rows are shown initially; a button shows the others.
   * @default 6
   */
  limit?: number;
  /**
   * The level of the title in the outline of the page.
   * @default 3
   */
  level?: HeadingLevel;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/** Compares names by one figure: a table in which each row has a bar, so that nothing is lost without sight or colour. */
export function Ranking(given: RankingProps) {
  const {
    title,
    description,
    items,
    labelHeader,
    valueHeader,
    currency,
    formatValue,
    empty,
    limit = 6,
    level = 3,
    ...props
  } = useProps('Ranking', given);
  if (isDevelopment) checkProps('Ranking', { items });
  const id = useId();
  const tableId = `${id}-table`;
  const [showsAll, setShowsAll] = useState(false);
  const formatFigure = useFigureFormat(currency);
  const largest = Math.max(...items.map(({ value }) => value).filter(Number.isFinite), 0);
  const getShare = (value: number) => (value / largest) * 100;
  return (
    <Root {...props} aria-labelledby={id}>
      <Head data-part="head">
        <Title data-part="title" as={`h${level}`} id={id}>
          {title}
        </Title>
      </Head>
      {description && items.length > 0 && <Caption data-part="description">{description}</Caption>}
      {items.length === 0 ? (
        <Empty data-part="empty">{empty ?? <FormattedMessage {...noData} />}</Empty>
      ) : (
        <Table data-part="ranking" id={tableId} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              <th scope="col">{valueHeader}</th>
            </tr>
          </thead>
          <tbody>
            {items.slice(0, showsAll ? undefined : limit).map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row">
                  <Name data-part="name">{label}</Name>
                  {value > 0 && value <= largest && (
                    <Bar data-part="bar" style={{ '--ranking-share': `${getShare(value)}%` }} />
                  )}
                </th>
                <td>
                  {/* Server and device may format with different spaces, because their versions of Unicode differ. */}
                  <bdi suppressHydrationWarning>
                    {formatValue ? formatValue(value) : formatFigure.exact(value)}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {items.length > limit && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={showsAll}
          aria-controls={tableId}
          onPress={() => setShowsAll(!showsAll)}
        >
          {showsAll ? (
            <FormattedMessage id="ds.ranking.fewer" defaultMessage="Show fewer" />
          ) : (
            <FormattedMessage
              id="ds.ranking.all"
              defaultMessage="Show all {count, number}"
              values={{ count: items.length }}
            />
          )}
        </Button>
      )}
    </Root>
  );
}
