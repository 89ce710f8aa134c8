import { Card, Skeleton, Stack, Tabs } from '@byline/design-system';
import { Suspense, use, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { routeTable, type RouteName } from '../routeTable.ts';
import { LazyPart, type Load } from './LazyPart.tsx';
import { RouteContext } from './RouteFrame.tsx';
import { RoutePage } from './RoutePage.tsx';

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
  /** The accessible name of the tab list. */
  label: string;
  /** The label of the first tab, whose route is the page itself. The others have the titles of their routes. */
  firstLabel: string;
  /** Imports the pages of the tabs, in order. */
  pages: Partial<Record<RouteName, Load>>;
  /** Dialogs over tabs, each open while the address has its parameter. */
  dialogs: Partial<Record<RouteName, { parameter: string; Dialog: ComponentType }>>;
};

/** Renders a page whose tabs are routes. If the code of a tab fails to load, the tabs stay. */
export function TabbedPage({ label, firstLabel, pages, dialogs }: TabbedPageProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const current = use(RouteContext);
  const tabs = Object.entries(pages) as [RouteName, Load][];
  const renderTab = (name: RouteName, load: Load) => {
    const dialog = dialogs[name];
    return (
      <>
        <LazyPart
          load={load}
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
        label={label}
        selectedKey={current?.path}
        onSelectionChange={(path) => void navigate(path)}
        items={tabs.map(([name, load], index) => ({
          id: routeTable[name].path,
          label: index === 0 ? firstLabel : formatMessage(routeTable[name].title),
          content: renderTab(name, load),
        }))}
      />
    </RoutePage>
  );
}
