import { defineMessage } from '../../i18n/intl.ts';

/** What charts and rankings without figures show. */
export const noData = defineMessage({ id: 'ds.chart.empty', defaultMessage: 'No data yet' });
