import { Card, Skeleton, Stack, Tabs } from '@byline/design-system';
import { Suspense, use, type ComponentType } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LazyPart, type Load } from './LazyPart.tsx';
import { RouteContext } from './RouteFrame.tsx';
import { RoutePage } from './RoutePage.tsx';

/** A dialog that opens over a tab while the address has a parameter. */
export type TabDialog = { parameter: string; Dialog: ComponentType };

type TabbedPageProps = {
  /** The accessible name of the tab list. */
  label: MessageDescriptor;
  /** The tabs, each with its address. */
  items: readonly {
    path: string;
    label: MessageDescriptor;
    load: Load;
    dialog: TabDialog | undefined;
  }[];
};

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

/** Renders a page whose tabs are routes. If the code of a tab fails to load, the tabs stay. */
export default function TabbedPage({ label, items }: TabbedPageProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const entry = use(RouteContext);
  return (
    <RoutePage>
      <Tabs
        label={formatMessage(label)}
        selectedKey={entry?.path}
        onSelectionChange={(path) => void navigate(path)}
        items={items.map(({ path, label: tab, load, dialog }) => ({
          id: path,
          label: formatMessage(tab),
          content: (
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
          ),
        }))}
      />
    </RoutePage>
  );
}
