import { clearNotices, preferencesStore } from '@byline/design-system';
import { starredStore } from '@byline/design-system/portal';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { requestHeaders } from '../../contract/rules/requestHeaders.ts';
import { demoPassword, getDemoId, type DemoName } from '../../server/demo/seed/accounts.ts';
import { createDeviceCookie } from '../../server/domain/session/knownDevices.ts';
import { openTestServer, type TestServer } from '../../server/testing/testServer.ts';
import { setCurrentUser } from '../api/currentUser.ts';
import { App } from '../App.tsx';
import { isLoggingOut } from '../session/tabSession.ts';
import { captureOAuthCallback } from '../session/oauthCallbackParams.ts';
import { FetchBridge } from './fetchBridge.ts';

const preferences = preferencesStore.get();

// jsdom has no layout; charts observe their size.
class FakeResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom implements neither; pages call both.
function stubScrolling(): void {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** The application of one user on one device, on the real server in this process. */
export class Portal {
  readonly server: TestServer;
  readonly network: FetchBridge;

  constructor(server: TestServer) {
    this.server = server;
    this.network = new FetchBridge(server.app);
  }

  /** Opens an address as on a fresh page load, after signing in the demo user `as`. */
  async visit(path: string, { as }: { as?: DemoName } = {}): Promise<UserEvent> {
    cleanup();
    // A reload would cancel the last saves of the previous page; here they would reach the next page.
    await this.network.waitUntilIdle();
    if (as) await this.signIn(as);
    window.history.replaceState(null, '', path);
    captureOAuthCallback();
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
    return userEvent.setup();
  }

  /** Signs in by a call, without the page. */
  async signIn(name: DemoName): Promise<void> {
    const { encryption } = this.server.services.config;
    this.network.rememberDevice(createDeviceCookie(encryption, getDemoId(name)));
    const response = await this.post('/api/signin', {
      email: `${name}@demo.test`,
      password: demoPassword,
    });
    if (!response.ok) throw new Error(`${name} could not sign in: ${response.status}`);
  }

  /** Posts to the server with the session of the page. */
  post(path: string, body: object): Promise<Response> {
    return this.network.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...requestHeaders },
      body: JSON.stringify(body),
    });
  }

  /** Makes calls to a path fail, without a response or with this one. Returns the function that restores them. */
  interrupt(path: RegExp, response?: { status: number; body?: object }): () => void {
    return this.network.intercept((url) => {
      if (!path.test(url.pathname)) return undefined;
      if (!response) throw new TypeError('Failed to fetch');
      return Response.json(response.body ?? {}, { status: response.status });
    });
  }
}

/** Sets up one server for all tests of a file, and a fresh device for each. Call at the top of the file. */
export function openPortal(): () => Portal {
  let portal: Portal;
  beforeAll(async () => {
    portal = new Portal(await openTestServer());
    stubScrolling();
    vi.stubGlobal('fetch', portal.network.fetch);
    vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  });
  afterEach(async () => {
    // Waits for pending responses, which would arrive after the page is unmounted.
    await portal.network.waitUntilIdle();
    cleanup();
    portal.network.reset();
    clearNotices();
    starredStore.clear();
    localStorage.clear();
    sessionStorage.clear();
    preferencesStore.set(preferences);
    isLoggingOut.current = false;
    // Files share the modules of a worker, and the next page may be of another user.
    setCurrentUser(null);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await portal.server.close();
  });
  return () => portal;
}
