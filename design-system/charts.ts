// A separate entry, so that portals without charts need not install Recharts.
export { Chart, type ChartProps } from './data/Chart/Chart.tsx';
export {
  type ChartPoint,
  type ChartSeries,
  type ChartX,
  type FormatX,
} from './data/Chart/chartData.ts';
export { Ranking, type RankingItem, type RankingProps } from './data/Ranking/Ranking.tsx';
