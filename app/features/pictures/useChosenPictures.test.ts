import type { FileEntry } from '@byline/design-system';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPictures, storePictures, type ChosenPicture } from '../../device/pictureStore.ts';
import { useChosenPictures } from './useChosenPictures.ts';

vi.mock('../../device/pictureStore.ts', () => ({
  readPictures: vi.fn(),
  storePictures: vi.fn(() => Promise.resolve(true)),
}));

const createFile = (name: string) => new File(['picture'], name, { type: 'image/png' });

test('a picture that is chosen while the stored ones are read is stored together with them', async () => {
  const reading = Promise.withResolvers<ChosenPicture[]>();
  vi.mocked(readPictures).mockReturnValue(reading.promise);
  const { result } = renderHook(() => useChosenPictures('message:job'));
  const [cup, beans] = [createFile('cup.png'), createFile('beans.png')];
  const entry: FileEntry = { id: 'new', file: beans, alt: 'Beans', state: 'chosen' };
  act(() => result.current[1]([entry]));
  await act(async () => reading.resolve([{ file: cup, alt: 'A cup' }]));
  expect(result.current[0].map(({ file }) => file.name)).toEqual(['cup.png', 'beans.png']);
  expect(vi.mocked(storePictures).mock.lastCall).toEqual([
    'message:job',
    [
      { file: cup, alt: 'A cup' },
      { file: beans, alt: 'Beans' },
    ],
  ]);
});
