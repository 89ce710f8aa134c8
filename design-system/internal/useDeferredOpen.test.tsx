import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../feedback/Dialog/Dialog.tsx';
import { Drawer } from '../feedback/Drawer/Drawer.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';

const isShown = () => screen.queryByRole('dialog') !== null;

test.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('a press is answered before the content of a %s is rendered', async (_name, Overlay) => {
  const commits: [isOpen: boolean, isShown: boolean][] = [];
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useLayoutEffect(() => {
      commits.push([isOpen, isShown()]);
    }, [isOpen]);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Apply</Button>
        <Overlay title="Apply for this job" isOpen={isOpen} onOpenChange={setOpen}>
          The brand decides soon.
        </Overlay>
      </>
    );
  }
  renderInDesignSystem(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(commits.at(-1)).toEqual([true, false]);
  expect(isShown()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(isShown()).toBe(true);
});

test('an overlay that is open from the start is in the first render', () => {
  renderInDesignSystem(
    <Dialog title="Account in review" isOpen>
      We are reviewing it.
    </Dialog>,
  );
  expect(isShown()).toBe(true);
});
