import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Conversation } from '../data/Conversation/Conversation.tsx';
import { Table, type TableProps } from '../data/Table/Table.tsx';
import { PictureList } from '../data/PictureList/PictureList.tsx';
import { FileField, type FileFieldProps } from '../inputs/FileField/FileField.tsx';
import { fullCrop } from '../inputs/ImageCropper/crop.ts';
import { ImageCropper } from '../inputs/ImageCropper/ImageCropper.tsx';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';

afterEach(() => vi.restoreAllMocks());

/** Hydrates an element after `happen` has changed its HTML, as a browser does on a slow network. */
async function hydrateAfter(element: ReactElement, happen: (container: HTMLElement) => void) {
  const page = (
    <DesignSystemProvider locale="en" navigate={() => undefined}>
      {element}
    </DesignSystemProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  happen(container);
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}

/** Gives each picture the state that it has after it was loaded, or has failed. */
function finishPictures(container: HTMLElement, width: number, height = width): void {
  const decode = async () => {
    if (width === 0) throw new DOMException('The source image cannot be decoded.');
  };
  const state = {
    complete: true,
    naturalWidth: width,
    naturalHeight: height,
    currentSrc: '/a.png',
  };
  for (const image of container.querySelectorAll('img')) {
    for (const [name, value] of Object.entries({ ...state, decode })) {
      Object.defineProperty(image, name, { value, configurable: true });
    }
  }
}

test.each([
  ['an avatar of a person', <Avatar key="a" name="Mira Santos" src="/a.png" />],
  ['an avatar of a brand', <Avatar key="b" name="Tidal" shape="square" src="/a.png" />],
  ['a list', <PictureList key="c" items={[{ src: '/a.png', name: 'a.png', alt: 'A cup' }]} />],
])(
  'the picture of %s that failed before the scripts ran is not left broken',
  async (_, element) => {
    const container = await hydrateAfter(element, (root) => finishPictures(root, 0));
    await waitFor(() => expect(container.querySelector('img')).toBeNull());
  },
);

test('a picture that loaded before the scripts ran stays', async () => {
  const container = await hydrateAfter(<Avatar name="Mira" src="/a.png" />, (root) =>
    finishPictures(root, 64),
  );
  await act(async () => Promise.resolve());
  expect(container.querySelector('img')).toBeInTheDocument();
});

test('a drawing without a size, which Firefox reports with the width 0, stays', async () => {
  const container = await hydrateAfter(<Avatar name="Mira" src="/a.svg" />, (root) => {
    finishPictures(root, 0);
    const decode = async () => undefined;
    Object.defineProperty(root.querySelector('img')!, 'decode', { value: decode });
  });
  await act(async () => Promise.resolve());
  expect(container.querySelector('img')).toBeInTheDocument();
});

test('a picture to crop that loaded before the scripts ran has its own proportions', async () => {
  const cropper = (
    <ImageCropper
      aria-label="Your picture"
      src="/a.png"
      value={fullCrop}
      onChange={() => undefined}
    />
  );
  const container = await hydrateAfter(cropper, (root) => finishPictures(root, 640, 320));
  const { style } = container.querySelector('img')!;
  const [width, height] = ['width', 'height'].map((side) =>
    Number.parseFloat(style.getPropertyValue(`--crop-${side}`)),
  );
  expect(width! / height!).toBe(2);
});

test('a conversation that was scrolled before the scripts ran stays there', async () => {
  const scrollBy = vi.fn();
  Object.defineProperty(Element.prototype, 'scrollBy', { value: scrollBy, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollBy'));
  const compute = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    element.matches('[data-part="area"]')
      ? { ...compute(element), overflowY: 'auto' }
      : compute(element),
  );
  const items = [
    { id: '1', from: 'other' as const, sentAt: '2026-03-05T09:00:00Z', content: 'Hello' },
  ];
  const conversation = <Conversation aria-label="Messages" newLabel="New messages" items={items} />;
  await hydrateAfter(conversation, (root) => {
    root.querySelector('[data-part="area"]')!.scrollTop = 200;
  });
  expect(screen.getByText('Hello')).toBeVisible();
  expect(scrollBy).not.toHaveBeenCalled();
  await hydrateAfter(conversation, () => undefined);
  expect(scrollBy).toHaveBeenCalled();
});

describe('the checkboxes of a table that were pressed', () => {
  type Row = { id: number; name: string };
  const rows = ['Tea', 'Milk', 'Bread', 'Salt'].map((name, id) => ({ id, name }));

  /** Hydrates a table after the boxes with these names have been pressed. Returns the keys that it reports, and the names of its ticked boxes. */
  async function hydrateTable(pressed: readonly string[], props: Partial<TableProps<Row>>) {
    const onSelectionChange = vi.fn();
    const container = await hydrateAfter(
      <Table
        aria-label="Goods"
        rows={rows}
        columns={[{ id: 'name', header: 'Name', cell: ({ name }: Row) => name }]}
        getKey={({ id }: Row) => id}
        selectionMode="multiple"
        onSelectionChange={onSelectionChange}
        {...props}
      />,
      (html) => {
        for (const name of pressed) within(html).getByRole('checkbox', { name }).click();
      },
    );
    const boxes = within(container).getAllByRole<HTMLInputElement>('checkbox');
    return {
      reported: onSelectionChange.mock.calls.map(([keys]) => [...(keys as Set<number>)]),
      selected: within(container)
        .queryAllByRole('row', { selected: true })
        .map((row) => row.textContent),
      ticked: boxes.filter(({ checked }) => checked).length,
    };
  }

  test.each([
    ['select rows', ['Select Milk', 'Select Salt'], {}, [1, 3]],
    ['unselect a row', ['Select Tea'], { defaultSelectedKeys: [0, 2] }, [2]],
    ['select all rows', ['Select All'], {}, [0, 1, 2, 3]],
    [
      'select all rows but one',
      ['Select All', 'Select Milk'],
      { defaultSelectedKeys: [1] },
      [0, 2, 3],
    ],
    ['select the only row', ['Select Bread'], { selectionMode: 'single' }, [2]],
    [
      'replace the only row',
      ['Select Bread'],
      { selectionMode: 'single', defaultSelectedKeys: [0] },
      [2],
    ],
  ] as [string, string[], Partial<TableProps<Row>>, number[]][])(
    '%s',
    async (_, pressed, props, keys) => {
      const { reported, selected, ticked } = await hydrateTable(pressed, props);
      expect(reported).toEqual([keys]);
      expect(selected).toEqual(keys.map((key) => rows[key]?.name));
      expect(ticked).toBe(keys.length === rows.length ? rows.length + 1 : keys.length);
    },
  );

  test('are not reported if they were not pressed', async () => {
    const { reported, ticked } = await hydrateTable([], { defaultSelectedKeys: 'all' });
    expect(reported).toEqual([]);
    expect(ticked).toBe(rows.length + 1);
  });
});

describe('a file that was chosen', () => {
  const file = new File(['a'], 'tea.png', { type: 'image/png' });

  /** Hydrates a field after the files have been chosen in its HTML. Returns what it reports. */
  async function hydrateField(chosen: readonly File[], props: Partial<FileFieldProps> = {}) {
    const onChange = vi.fn();
    const container = await hydrateAfter(
      <FileField label="Picture" name="picture" onChange={onChange} {...props} />,
      (html) => {
        const input = html.querySelector<HTMLInputElement>('input[type="file"][name]');
        // Users can only choose files in a control that they see.
        if (input === null || input.hidden) return;
        expect(input).toHaveAccessibleName('Picture');
        Object.defineProperty(input, 'files', { value: chosen, writable: true });
        input.focus();
      },
    );
    const names = onChange.mock.calls.flatMap(([entries]) =>
      (entries as { file: File }[]).map((entry) => entry.file.name),
    );
    return { container, names };
  }

  test.each([
    ['one', [file], {}],
    ['several', [file, new File(['b'], 'milk.png')], { maxItems: 3 }],
    ['a rejected one', [file], { acceptedFileTypes: ['application/pdf'] }],
  ] as [string, File[], Partial<FileFieldProps>][])(
    '%s is in the list',
    async (_, chosen, props) => {
      const { container, names } = await hydrateField(chosen, props);
      expect(names).toEqual(chosen.map(({ name }) => name));
      for (const { name } of chosen) expect(container).toHaveTextContent(name);
      expect(within(container).getByRole('button', { name: /Choose/ })).toHaveFocus();
      expect(container.querySelector('input[name="picture"]')).not.toBeVisible();
    },
  );

  test('cannot be chosen in a field that does not take files', async () => {
    for (const props of [{ isReadOnly: true }, { isDisabled: true }]) {
      expect((await hydrateField([file], props)).names).toEqual([]);
    }
  });
});
