import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { useQueryParams } from '../../data/ListPage/useQueryParams.ts';
import { LeaveGuard } from '../../feedback/LeaveGuard/LeaveGuard.tsx';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { MemoryAddress } from '../../testing/MemoryAddress.tsx';
import { passTime } from '../../testing/passTime.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../Form/Form.tsx';
import { FormDraft } from '../FormDraft/FormDraft.tsx';
import type { StoredDraft } from '../FormDraft/draftStorage.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard } from './Wizard.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 2 });

const names = ['one', 'two', 'three', 'four'];
const items = names.map((id) => ({
  id,
  label: id,
  content: <TextField label={`Field ${id}`} name={id} isRequired={id !== 'four'} />,
}));

/** A storage whose draft arrives when `arrive` is called. */
function createStorage(values: StoredDraft['values']) {
  let arrive: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (arrive = resolve));
  const nothing = () => undefined;
  return {
    arrive: () => act(async () => arrive()),
    storage: {
      open: async () => {
        await opened;
        return { read: () => ({ at: 1, values }), write: nothing, remove: nothing };
      },
    },
  };
}

type Props = { storage?: ReturnType<typeof createStorage>['storage'] };

function Steps({ storage }: Props) {
  const { params, change } = useQueryParams();
  return (
    <Form>
      <LeaveGuard />
      {storage && <FormDraft storageKey="wizard" storage={storage} />}
      <Wizard
        aria-label="Steps"
        items={items}
        selectedKey={params.get('step') ?? ''}
        onSelectionChange={(step, options) => change({ step }, options)}
      />
    </Form>
  );
}

/** Renders the wizard at an address. Returns what was navigated to, and the function of the Back button of the browser. */
function renderAt(search: string, props: Props = {}) {
  const navigations: string[] = [];
  let go: (query: string) => void = () => undefined;
  function Link() {
    const { change } = useQueryParams();
    go = (step) => change({ step });
    return null;
  }
  renderInDesignSystem(
    <StrictMode>
      <MemoryAddress
        initialSearch={search}
        onNavigate={(query, options) =>
          void navigations.push(`${options?.replace ? 'replace ' : ''}${query}`)
        }
      >
        <Link />
        <Steps {...props} />
      </MemoryAddress>
    </StrictMode>,
  );
  return { navigations, go: (step: string) => act(async () => go(step)) };
}

async function fill(...ids: string[]): Promise<void> {
  for (const id of ids) {
    await userEvent.type(field(`Field ${id}`), id);
    await press('Continue');
  }
}

describe('the step in the address', () => {
  test('follows the steps, and the steps follow it', async () => {
    const { navigations, go } = renderAt('');
    await fill('one', 'two');
    expect(navigations).toEqual(['?step=two', '?step=three']);
    await go('one');
    expect(title()).toHaveAccessibleName('Step 1 of 4: one');
    expect(title()).toHaveFocus();
    expect(field('Field one')).toHaveValue('one');
    await go('three');
    expect(title()).toHaveAccessibleName('Step 3 of 4: three');
    // The third step is not complete.
    await go('four');
    expect(title()).toHaveAccessibleName('Step 3 of 4: three');
    await waitFor(() => expect(navigations.at(-1)).toBe('replace ?step=three'));
    await go('');
    expect(title()).toHaveAccessibleName('Step 1 of 4: one');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('leads to the first step that is not complete, and is corrected once the user begins', async () => {
    const { navigations } = renderAt('?step=three');
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 1 of 4: one'));
    expect(navigations).toEqual([]);
    await userEvent.type(field('Field one'), 'x');
    await waitFor(() => expect(navigations).toEqual(['replace ?step=one']));
    // Now complete: but the user is in the step.
    await passTime(100);
    expect(title()).toHaveAccessibleName('Step 1 of 4: one');
  });

  test('leads to that step again when a draft arrives after a reload', async () => {
    const { storage, arrive } = createStorage({ one: '1', two: '2' });
    const { navigations } = renderAt('?step=three', { storage });
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 1 of 4: one'));
    await arrive();
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 3 of 4: three'));
    expect(navigations).toEqual([]);
  });

  test('a draft that arrives late does not take the step from the user', async () => {
    const { storage, arrive } = createStorage({ one: '1', two: '2' });
    renderAt('?step=three', { storage });
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 1 of 4: one'));
    await userEvent.click(field('Field one'));
    await arrive();
    await passTime(100);
    expect(title()).toHaveAccessibleName('Step 1 of 4: one');
  });

  test('Back as the first action after a reload is not answered by another navigation', async () => {
    const { storage, arrive } = createStorage({ one: '1', two: '2', three: '3' });
    const { navigations, go } = renderAt('?step=three', { storage });
    await arrive();
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 3 of 4: three'));
    await go('two');
    await passTime(50);
    expect(title()).toHaveAccessibleName('Step 2 of 4: two');
    expect(navigations).toEqual(['?step=two']);
  });

  test('stays when a value arrives without a key or a press, as from a password manager', async () => {
    const { storage, arrive } = createStorage({ one: '1', two: '2', three: '3' });
    renderAt('?step=three', { storage });
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 1 of 4: one'));
    fireEvent.input(field('Field one'), { target: { value: 'filled in' } });
    await arrive();
    await passTime(50);
    expect(title()).toHaveAccessibleName('Step 1 of 4: one');
  });

  test('without one, a draft leads to the last step with a value of it', async () => {
    const { storage, arrive } = createStorage({ one: '1', two: '2' });
    renderAt('', { storage });
    await arrive();
    await waitFor(() => expect(title()).toHaveAccessibleName('Step 2 of 4: two'));
  });

  test('a draft that arrives after the user has begun leaves the step', async () => {
    const { storage, arrive } = createStorage({ two: '2' });
    renderAt('', { storage });
    await userEvent.type(field('Field one'), 'x');
    await arrive();
    await passTime(100);
    expect(title()).toHaveAccessibleName('Step 1 of 4: one');
  });

  test('that is unknown leads to the first', async () => {
    const { navigations } = renderAt('?step=other');
    await passTime(50);
    expect(title()).toHaveAccessibleName('Step 1 of 4: one');
    await userEvent.click(field('Field one'));
    expect(navigations).toEqual(['replace ?step=one']);
  });
});

test('the step is part of server-rendered HTML, and the others are hidden', () => {
  const html = renderToString(
    <DesignSystemProvider>
      <Form>
        <Wizard aria-label="Steps" items={items} selectedKey="two" onSelectionChange={vi.fn()} />
      </Form>
    </DesignSystemProvider>,
  );
  document.body.innerHTML = html;
  expect(title()).toHaveAccessibleName('Step 2 of 4: two');
  document.body.innerHTML = '';
});
