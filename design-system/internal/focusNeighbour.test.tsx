import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ItemList } from '../data/ItemList/ItemList.tsx';
import { Table } from '../data/Table/Table.tsx';
import { VirtualList } from '../data/VirtualList/VirtualList.tsx';
import { Dialog } from '../feedback/Dialog/Dialog.tsx';
import { DialogTrigger } from '../feedback/Dialog/DialogTrigger.tsx';
import { Card } from '../data/Card/Card.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { getFocusPath, returnFocus } from './focusPath.ts';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { passTime } from '../testing/passTime.ts';

// jsdom has no layout, without which a virtual list renders no rows.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});
afterEach(() => vi.restoreAllMocks());

type Row = { id: string };

// Renders rows with a button in each kind of list.
const lists: Record<string, (rows: readonly Row[], button: (row: Row) => ReactNode) => ReactNode> =
  {
    ItemList: (rows, button) => (
      <ItemList items={rows.map((row) => ({ id: row.id, title: row.id, end: button(row) }))} />
    ),
    Table: (rows, button) => (
      <Table
        aria-label="Rows"
        columns={[
          { id: 'id', header: 'Id', cell: ({ id }) => id },
          { id: 'action', header: 'Action', cell: button },
        ]}
        rows={rows}
        getKey={({ id }) => id}
      />
    ),
    VirtualList: (rows, button) => (
      <VirtualList aria-label="Rows" items={rows} getKey={({ id }) => id}>
        {button}
      </VirtualList>
    ),
  };

test.each(Object.entries(lists))(
  '%s moves the focus of a removed row to its neighbour',
  async (_name, list) => {
    function Page() {
      const [rows, setRows] = useState<readonly Row[]>(['A', 'B', 'C'].map((id) => ({ id })));
      const remove = ({ id }: Row) => setRows((all) => all.filter((row) => row.id !== id));
      return (
        <main>
          <h1>Rows</h1>
          {list(rows, (row) => (
            <Button onPress={() => remove(row)}>{`Remove ${row.id}`}</Button>
          ))}
        </main>
      );
    }
    renderInDesignSystem(<Page />);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Remove B');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove C' })).toHaveFocus());
    await press('Remove C');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove A' })).toHaveFocus());
    await press('Remove A');
    // The last row has no neighbour, but the focus must not get lost.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
);

test.each([
  ['a button', (next: ReactNode) => <div>{next}</div>],
  [
    'a button with others beside it',
    (next: ReactNode) => (
      <p>
        <span>{next}</span>
        <a href="#a">A</a>
      </p>
    ),
  ],
])(
  'what takes the place of %s does not get the focus, because the next Enter would press it',
  async (_, frame) => {
    function Page() {
      const [isDone, setDone] = useState(false);
      return (
        <main>
          <section>
            <h2>Pay and next step</h2>
            {frame(
              isDone ? (
                <Button key="undo">Cancel application</Button>
              ) : (
                <DialogTrigger key="do">
                  <Button>Apply</Button>
                  <Dialog title="Apply">
                    {({ close }) => (
                      <Button
                        onPress={() => {
                          close();
                          setDone(true);
                        }}
                      >
                        Send
                      </Button>
                    )}
                  </Dialog>
                </DialogTrigger>
              ),
            )}
          </section>
        </main>
      );
    }
    renderInDesignSystem(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Pay and next step' })).toHaveFocus(),
    );
  },
);

test('a card without a heading leaves the focus to the named region around it', async () => {
  function Page() {
    const [isDone, setDone] = useState(false);
    return (
      <main>
        <h1>Job</h1>
        <section aria-label="Pay and next step">
          <Card as="div">
            {isDone ? <p>Sent</p> : <Button onPress={() => setDone(true)}>Send</Button>}
          </Card>
        </section>
        <ItemList items={[]} />
      </main>
    );
  }
  renderInDesignSystem(<Page />);
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  const path = getFocusPath(button);
  await userEvent.click(button);
  await returnFocus(path);
  expect(screen.getByRole('region', { name: 'Pay and next step' })).toHaveFocus();
});

test('a row that is removed while the focus is elsewhere does not move the focus', async () => {
  function Page() {
    const [ids, setIds] = useState(['A', 'B']);
    return (
      <main>
        <ItemList items={ids.map((id) => ({ id, title: <a href={`#${id}`}>{id}</a> }))} />
        <button onClick={() => setIds(['B'])}>Remove A</button>
      </main>
    );
  }
  renderInDesignSystem(<Page />);
  screen.getByRole('link', { name: 'A' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove A' }));
  expect(screen.queryByRole('link', { name: 'A' })).toBeNull();
  // Moving the focus would take less than 50 ms.
  await passTime(50);
  expect(screen.getByRole('button', { name: 'Remove A' })).toHaveFocus();
});

test('the focus does not move into another page that replaces the page of the list', async () => {
  function Pages() {
    const [isSecond, setSecond] = useState(false);
    return isSecond ? (
      <main key="second">
        <h1>Second</h1>
        <a href="#b">B</a>
      </main>
    ) : (
      <main key="first">
        <h1>First</h1>
        <ItemList items={[{ id: 'A', title: <a href="#a">A</a> }]} />
        {/* A press on this button leaves the focus on the link. */}
        <button onClick={() => setSecond(true)} onMouseDown={(event) => event.preventDefault()}>
          Next
        </button>
      </main>
    );
  }
  renderInDesignSystem(<Pages />);
  screen.getByRole('link').focus();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Second' });
  // Moving the focus would take less than 50 ms.
  await passTime(50);
  expect(document.body).toHaveFocus();
});

test.each([
  ['the heading of the page', <h1 key="h">Next page</h1>, 'Next page'],
  ['nothing if the page is loading', <p key="p" aria-busy="true" />, null],
  ['nothing if the page is empty', null, null],
  ['the page if it has no heading', <p key="p">Rows</p>, 'Rows'],
])(
  'when a page replaces the list that has the focus, the focus moves to %s',
  async (_, page, focused) => {
    function Page() {
      const [isLeft, setLeft] = useState(false);
      const button = <Button onPress={() => setLeft(true)}>Open</Button>;
      return <main>{isLeft ? page : <ItemList items={[{ id: 'A', title: button }]} />}</main>;
    }
    renderInDesignSystem(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    // The code that moves the focus is loaded on demand.
    await import('./focusNeighbour.ts');
    await passTime(50);
    if (focused === null) expect(document.body).toHaveFocus();
    else await waitFor(() => expect(document.activeElement).toHaveTextContent(focused));
  },
);
