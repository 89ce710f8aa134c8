import { Card, Skeleton, Stack, Tabs } from '@byline/design-system';
import { Suspense, use, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { routeEntries, type RouteEntry, type RouteName } from '../routeTable.ts';
import { LazyPart, type Load } from './LazyPart.tsx';
import { RouteContext } from './RouteFrame.tsx';
import { RoutePage } from './RoutePage.tsx';

/** Dialogs that open over the tab of a route while the address has a parameter. */
export type TabDialogs = Partial<Record<RouteName, { parameter: string; Dialog: ComponentType }>>;

const skeleton = (
  <Stack gap="lg">
    {['first', 'second'].map((part) => (
      <Card key={part}>
        <Stack gap="lg">
          <Skeleton lines={2} />
          <Skeleton shape="block" height={256} />
        </Stack>
      </Card>
    ))}
  </Stack>
);

type TabbedPageProps = {
  /** The route whose page has the tabs. */
  route: RouteName;
  tabs: NonNullable<RouteEntry['tabs']>;
  pages: Record<RouteName, Load>;
  dialogs: TabDialogs;
};

/** Renders a page whose tabs are routes: itself and those with this `tabOf`. If the code of a tab fails to load, the tabs stay. */
export default function TabbedPage({ route, tabs, pages, dialogs }: TabbedPageProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const current = use(RouteContext);
  const renderTab = (name: RouteName) => {
    const dialog = dialogs[name];
    return (
      <>
        <LazyPart
          load={pages[name]}
          skeleton={skeleton}
          errorTitle={
            <FormattedMessage
              id="layout.tab.problem"
              defaultMessage="This section could not be loaded."
            />
          }
        />
        <Suspense>{dialog && params.has(dialog.parameter) && <dialog.Dialog />}</Suspense>
      </>
    );
  };
  return (
    <RoutePage>
      <Tabs
        label={formatMessage(tabs.label)}
        selectedKey={current?.path}
        onSelectionChange={(path) => void navigate(path)}
        items={routeEntries
          .filter(([name, { tabOf }]) => name === route || tabOf === route)
          .map(([name, { path, title }]) => ({
            id: path,
            label: formatMessage(name === route ? tabs.first : title),
            content: renderTab(name),
          }))}
      />
    </RoutePage>
  );
}
