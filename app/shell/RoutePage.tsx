import { Page, type PageProps } from '@byline/design-system';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { generatePath, useParams } from 'react-router-dom';
import { RouteContext } from './routeContext.ts';

type RoutePageProps = Omit<PageProps, 'title' | 'breadcrumbs'> & Partial<Pick<PageProps, 'title'>>;

/** A page whose trail, and whose heading unless it has one of its own, come from the route's metadata. */
export function RoutePage({ title, ...props }: RoutePageProps) {
  const { formatMessage } = useIntl();
  const params = useParams();
  const meta = use(RouteContext);
  const breadcrumbs = meta?.crumbs?.map((crumb) => ({
    title: formatMessage(crumb.title),
    ...(crumb.path && { href: generatePath(crumb.path, params) }),
  }));
  return (
    <Page
      {...props}
      title={title ?? (meta && formatMessage(meta.title))}
      breadcrumbs={breadcrumbs}
    />
  );
}
