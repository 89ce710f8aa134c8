import { Page, type PageProps } from '@byline/design-system';
import { use, useEffect, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { generatePath, useParams } from 'react-router-dom';
import { routeTable, type RouteName } from '../routeTable.ts';
import { NameContext, RouteContext } from './RouteFrame.tsx';
import { SectionContext } from './SectionContext.ts';

type RoutePageProps = Omit<PageProps, 'title' | 'breadcrumbs'> &
  Partial<Pick<PageProps, 'title'>> & {
    /** What routes of the breadcrumb are about, such as the title of a job: shown there and in the browser tab. */
    names?: Partial<Record<RouteName, string | undefined>>;
    /** The item of the menu of which this page is a part, in place of the first route of the breadcrumb; null while it is unknown. */
    section?: RouteName | null;
    /** The language of the names, for the attribute `lang`. */
    namesLang?: string | undefined;
  };

/** Renders a page with the breadcrumb of its route, and the route's title unless `title` is given. */
export function RoutePage({ title, names = {}, namesLang, section, ...props }: RoutePageProps) {
  const { formatMessage } = useIntl();
  const params = useParams();
  const entry = use(RouteContext);
  const setName = use(NameContext);
  const { report } = use(SectionContext);
  const [first, ...below] = entry?.crumbs ?? [];
  const crumbs = first === undefined ? [] : [section ?? first, ...below];
  const knownSection = section === undefined ? first : section;
  // A layout effect runs before the browser paints, so the page and the marked item of the menu change together.
  useLayoutEffect(() => {
    if (knownSection) report(knownSection);
  }, [knownSection, report]);
  const titles = crumbs.map((route) => names[route] ?? formatMessage(routeTable[route].title));
  const parents = crumbs.slice(0, -1).flatMap((route) => names[route] ?? []);
  const isNamed = crumbs.some((route) => names[route]);
  const name = isNamed ? [titles.at(-1), ...parents].join(', ') : undefined;
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
  return (
    <Page
      {...props}
      title={title ?? (entry && formatMessage(entry.title))}
      breadcrumbItems={
        entry?.crumbs &&
        crumbs.map((route, index) => ({
          label: titles[index] ?? '',
          lang: names[route] && namesLang,
          href:
            index < crumbs.length - 1 ? generatePath(routeTable[route].path, params) : undefined,
        }))
      }
    />
  );
}
