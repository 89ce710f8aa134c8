import { Page, type PageProps } from '@byline/design-system';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { generatePath, useParams } from 'react-router-dom';
import { routeTable } from '../routeTable.ts';
import { RouteContext } from './RouteFrame.tsx';

type RoutePageProps = Omit<PageProps, 'title' | 'breadcrumbs'> & Partial<Pick<PageProps, 'title'>>;

/** Renders a page with the breadcrumb of its route, and the route's title unless `title` is given. */
export function RoutePage({ title, ...props }: RoutePageProps) {
  const { formatMessage } = useIntl();
  const params = useParams();
  const entry = use(RouteContext);
  const breadcrumbs = entry?.crumbs?.map((name, index, { length }) => ({
    title: formatMessage(routeTable[name].title),
    ...(index < length - 1 && { href: generatePath(routeTable[name].path, params) }),
  }));
  return (
    <Page
      {...props}
      title={title ?? (entry && formatMessage(entry.title))}
      breadcrumbs={breadcrumbs}
    />
  );
}
