import { spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../harness/process.ts';
import type { Engine, Key, Tab } from './engine.ts';

// Codes of the keys: W3C WebDriver, section 17.4.2.
const keys: Record<Key | 'Control' | 'Shift', string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  End: '\uE010',
  Backspace: '\uE003',
  Control: '\uE009',
  Shift: '\uE008',
};

// Drivers of Debian's WebKitGTK and of Safari on macOS. Safari needs "safaridriver --enable" once.
const drivers = [
  {
    name: 'WebKitGTK',
    path: '/usr/bin/WebKitWebDriver',
    capabilities: {
      'webkitgtk:browserOptions': {
        binary: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
        args: ['--automation'],
      },
    },
  },
  { name: 'Safari', path: '/usr/bin/safaridriver', capabilities: { browserName: 'safari' } },
];

type Driver = (typeof drivers)[number];

/** Returns an installed driver for WebKit. */
export function findWebKit(): Driver | undefined {
  return drivers.find(({ path }) => existsSync(path));
}

/** Starts a virtual screen on Linux, unless there is a screen; `end` stops it. */
async function startDisplay(): Promise<{ display: string; end: () => void }> {
  const isNeeded = process.platform === 'linux' && !process.env['DISPLAY'];
  if (!isNeeded) return { display: process.env['DISPLAY'] ?? '', end: () => undefined };
  if (spawnSync('which', ['Xvfb']).status !== 0) throw new Error('WebKitGTK needs Xvfb.');
  // A number that other displays of the machine are unlikely to have.
  const display = `:${200 + (process.pid % 500)}`;
  const child = spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' });
  // Gives the screen time to start.
  await wait(1000);
  return { display, end: () => void child.kill() };
}

/** Starts WebKit. Each tab is a separate browser, because the tabs of one browser share cookies. */
export async function startWebKit(
  { name, path, capabilities: installed }: Driver,
  browserArguments: string[] = [],
): Promise<Engine> {
  const capabilities = structuredClone(installed);
  capabilities['webkitgtk:browserOptions']?.args.push(...browserArguments);
  const { display, end } = await startDisplay();
  const port = await findFreePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    // Renders without a graphics card.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  // Gives the driver time to start.
  await wait(1000);

  async function call<Value>(method: string, address: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${address}: ${value.message}`);
    return value;
  }

  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  async function newSession(): Promise<Session> {
    const session = await call<Session>('POST', '/session', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'normal', ...capabilities } },
    });
    const timeouts = { script: 110_000, pageLoad: 60_000 };
    await call('POST', `/session/${session.sessionId}/timeouts`, timeouts);
    return session;
  }

  async function newTab(): Promise<Tab> {
    const { sessionId } = await newSession();
    const send = <Value = null>(method: string, address: string, body?: object) =>
      call<Value>(method, `/session/${sessionId}${address}`, body);
    const press = async (actions: object[]) => {
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    const stroke = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    const resize = async (width: number, height: number) => {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
    };
    await resize(1280, 900);
    return {
      open: async (address) => void (await send('POST', '/url', { url: address })),
      run: (body, ...args) =>
        send('POST', '/execute/async', {
          script: `const [args, done] = arguments; (async (...args) => {${body}})(...args).then((value) => done({ value }), (error) => done({ error: [error, error?.stack].join(" ") }));`,
          args: [args],
        }).then((outcome) => {
          const { value, error } = outcome as unknown as { value: never; error?: string };
          if (error !== undefined) throw new Error(error);
          return value;
        }),
      async click(x, y) {
        const point = {
          type: 'pointerMove',
          x: Math.round(x),
          y: Math.round(y),
          origin: 'viewport',
        };
        const actions = [
          { ...point, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
        await send('POST', '/actions', { actions: [{ ...pointer, actions }] });
      },
      async wheel(x, y, down) {
        const point = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
        const scroll = { type: 'scroll', ...point, deltaX: 0, deltaY: down, duration: 0 };
        await send('POST', '/actions', {
          actions: [{ type: 'wheel', id: 'wheel', actions: [scroll] }],
        });
      },
      type: (text) => press(Array.from(text).flatMap(stroke)),
      press: (key, modifier) =>
        press([
          ...(modifier ? [{ type: 'keyDown', value: keys[modifier] }] : []),
          ...stroke(keys[key]),
          ...(modifier ? [{ type: 'keyUp', value: keys[modifier] }] : []),
        ]),
      resize,
      async takePicture(file) {
        // WebKitGTK sometimes never sends a screenshot, so captures the display instead.
        const taken = spawnSync('scrot', ['--overwrite', file], {
          env: { ...process.env, DISPLAY: display },
        });
        if (taken.status === 0) return;
        writeFileSync(file, Buffer.from(await send<string>('GET', '/screenshot'), 'base64'));
      },
      close: async () => void (await send('DELETE', '')),
    };
  }

  const probe = await newSession();
  await call('DELETE', `/session/${probe.sessionId}`);
  return {
    name,
    version: probe.capabilities.browserVersion,
    minWidth: 500,
    newTab,
    async close() {
      driver.kill();
      end();
      return Promise.resolve();
    },
  };
}
