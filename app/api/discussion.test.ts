import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { useDiscussion } from './discussion.ts';
import { swrOptions } from './swrOptions.ts';

afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { ...swrOptions, provider: () => new Map() } }, children);

test('older messages that are requested twice at once are added once', async () => {
  const pages: Record<string, object> = {
    '': { data: [{ id: '3' }, { id: '4' }], has_more: true, unread: 0 },
    '?before=3': { data: [{ id: '1' }, { id: '2' }], has_more: false, unread: 0 },
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(pages[url.split('discussion')[1]!]));
  const { result } = renderHook(() => useDiscussion('job-1'), { wrapper });
  await waitFor(() => expect(result.current.thread.messages).toHaveLength(2));
  const { loadOlder } = result.current;
  await act(() => Promise.all([loadOlder(), loadOlder()]));
  expect(result.current.thread.messages.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});
