import { act, waitFor } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Card } from '../data/Card/Card.tsx';
import { Money } from '../data/Money/Money.tsx';
import { Banner } from '../feedback/Banner/Banner.tsx';
import { ProgressBar } from '../primitives/ProgressBar/ProgressBar.tsx';
import { CheckboxField } from '../inputs/CheckboxField/CheckboxField.tsx';
import { SwitchField } from '../inputs/SwitchField/SwitchField.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { AppShell } from '../layout/AppShell/AppShell.tsx';
import { Footer } from '../layout/Footer/Footer.tsx';
import { Page } from '../layout/Page/Page.tsx';
import { RouteTransition } from '../portal/RouteTransition/RouteTransition.tsx';
import { ScrollToTop } from '../layout/ScrollToTop/ScrollToTop.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { exampleItems } from '../testing/exampleNavigation.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import type { Preferences } from './preferences.ts';
import { preferencesStore } from './preferencesStore.ts';

const onRender = vi.fn();

function Row({ index }: { index: number }) {
  return (
    <Card title={`Job ${index}`} description="Northwind Tea">
      <Avatar name="Amira Haddad" />
      <Badge tone="success">Open</Badge>
      <Money value={{ amount: 25000, currency: 'USD' }} />
      <ProgressBar label="Places" value={40} />
      <TextField label="Note" />
      <CheckboxField label="Keep" />
      <SwitchField label="Notify me" />
      <Link href="/jobs">Details</Link>
      <Button>Apply</Button>
    </Card>
  );
}

function renderPage(children: ReactNode): void {
  renderInDesignSystem(
    <Profiler id="page" onRender={onRender}>
      <AppShell
        brand="Byline"
        items={exampleItems}
        bottomItems={exampleItems}
        currentHref="/jobs"
        pageStart={<Banner tone="warning">You are offline.</Banner>}
        footer={<Footer>© Byline</Footer>}
      >
        <RouteTransition routeKey="/jobs">
          <Page title="Jobs">{children}</Page>
        </RouteTransition>
        <ScrollToTop />
      </AppShell>
    </Profiler>,
  );
  onRender.mockClear();
}

const rows = Array.from({ length: 12 }, (_, index) => <Row key={index} index={index} />);

const changes: Partial<Preferences>[] = [
  { theme: 'dark' },
  { theme: 'semi-dark' },
  { primaryColor: '#6a45d1' },
  { navbarColor: '#14784a' },
  { navbarType: 'floating' },
  { footerType: 'sticky' },
  { routeTransition: 'fade' },
  // React Aria learns the direction only after the frame that turns the page, so this change is the last.
  { direction: 'rtl' },
];

test('changing a preference renders no component of a full page', async () => {
  renderPage(rows);
  for (const change of changes) {
    act(() => preferencesStore.set(change));
    const customColor = change.primaryColor ?? change.navbarColor;
    if (customColor)
      await waitFor(() => expect(document.documentElement.style.cssText).toContain(customColor));
    expect(onRender, JSON.stringify(change)).not.toHaveBeenCalled();
  }
});
