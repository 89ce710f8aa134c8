import './quickStyles.ts';
import { preferencesStore } from '@byline/design-system';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { demoPassword, type DemoName } from '../../server/demo/seed/accounts.ts';
import { openTestServer, type TestServer } from '../../server/testing/testServer.ts';
import { App } from '../App.tsx';
import { leaving } from '../session/leaving.ts';
import { FetchBridge } from './fetchBridge.ts';
import { fillBrowserGaps } from './browserGaps.ts';

const preferences = preferencesStore.get();

/** The application on the real server in this process, as one visitor on one device sees it. */
export class Portal {
  readonly server: TestServer;
  readonly network: FetchBridge;

  constructor(server: TestServer) {
    this.server = server;
    this.network = new FetchBridge(server.app);
  }

  /** Opens an address in place of what is open; `as` is signed in before. */
  async visit(path: string, { as }: { as?: DemoName } = {}): Promise<UserEvent> {
    cleanup();
    if (as) await this.signIn(as);
    window.history.replaceState(null, '', path);
    render(
      // Reads of an earlier visit are not known to this one.
      <SWRConfig value={{ provider: () => new Map() }}>
        <App />
      </SWRConfig>,
    );
    return userEvent.setup();
  }

  /** Signs in beside the page, as in another tab. */
  async signIn(name: DemoName): Promise<void> {
    const answer = await this.post('/api/signin', {
      email: `${name}@demo.test`,
      password: demoPassword,
    });
    if (!answer.ok) throw new Error(`${name} could not sign in: ${answer.status}`);
  }

  /** Calls the server beside the page, with the session of the page. */
  post(path: string, body: object): Promise<Response> {
    return this.network.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    });
  }

  /** Lets calls to a path fail: without an answer, or with the one that is given. */
  interrupt(path: RegExp, answer?: { status: number; body?: object }): () => void {
    return this.network.intercept((url) => {
      if (!path.test(url.pathname)) return undefined;
      if (!answer) throw new TypeError('Failed to fetch');
      return Response.json(answer.body ?? {}, { status: answer.status });
    });
  }
}

/** For the top of a test file: one server for all of its tests, a fresh device for each. */
export function openPortal(): () => Portal {
  let portal: Portal;
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(async () => {
    portal = new Portal(await openTestServer());
    fillBrowserGaps();
    vi.stubGlobal('fetch', portal.network.fetch);
  });
  afterEach(() => {
    cleanup();
    portal.network.reset();
    localStorage.clear();
    sessionStorage.clear();
    preferencesStore.set(preferences);
    leaving.end();
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await portal.server.close();
  });
  return () => portal;
}
