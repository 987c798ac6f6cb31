import type { Page } from '@playwright/test';
import { createCampaign, goTo, openSample } from './support/arrange.ts';
import { expect, test } from './support/fixtures.ts';
import { listen } from './support/listener.ts';

test.use({ start: { errorsExpected: true } });

/** Runs code as a task of the page's own: what the debugger evaluates itself is spared the page's policy. */
const ofThePage = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(
    (source) =>
      new Promise((settle) => {
        setTimeout(() => {
          try {
            settle((0, eval)(source));
          } catch (thrown) {
            settle(`refused: ${(thrown as Error).name}`);
          }
        }, 0);
      }),
    code,
  );

test('the policy allows nothing inline, nothing evaluated and nothing from elsewhere', async ({
  program,
}) => {
  const policy = await program.desk.evaluate(async () =>
    (await fetch(location.href)).headers.get('content-security-policy'),
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toMatch(/https?:|wss?:|\*/);
});

test('inline scripts, eval and inline styles do nothing', async ({ program }) => {
  const { desk } = program;
  expect(await ofThePage(desk, '1 + 1')).toBe('refused: EvalError');
  const effects = await desk.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.hit = true';
    const paragraph = document.createElement('p');
    paragraph.setAttribute('style', 'position: fixed');
    const sheet = document.createElement('style');
    sheet.textContent = 'p { position: absolute }';
    const handler = document.createElement('div');
    handler.setAttribute('onclick', 'window.hit = true');
    document.body.append(script, paragraph, sheet, handler);
    handler.click();
    const elsewhere = 'data:text/javascript,export default 1';
    const imported = await import(elsewhere).then(
      () => 'ran',
      () => 'refused',
    );
    return { hit: 'hit' in window, position: getComputedStyle(paragraph).position, imported };
  });
  expect(effects).toEqual({ hit: false, position: 'static', imported: 'refused' });
});

test('nothing reaches the network, neither this machine nor the world', async ({ program }) => {
  const listener = await listen();
  const { desk, app } = program;
  try {
    for (const host of [`127.0.0.1:${listener.port}`, 'example.org']) {
      const outcomes = await desk.evaluate(async (at) => {
        const told = (promise: Promise<unknown>) =>
          promise.then(
            () => 'came through',
            () => 'failed',
          );
        const event = (target: EventTarget, good: string, bad: string) =>
          new Promise<string>((settle) => {
            target.addEventListener(good, () => settle('came through'));
            target.addEventListener(bad, () => settle('failed'));
          });
        const image = new Image();
        const seen = event(image, 'load', 'error');
        image.src = `http://${at}/picture.png`;
        const script = document.createElement('script');
        const ran = event(script, 'load', 'error');
        script.src = `https://${at}/script.js`;
        document.head.append(script);
        const socket = event(new WebSocket(`ws://${at}/`), 'open', 'error');
        const stream = event(new EventSource(`http://${at}/events`), 'open', 'error');
        for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'stylesheet']) {
          const link = document.createElement('link');
          Object.assign(link, { rel, href: `http://${at}/${rel}` });
          document.head.append(link);
        }
        navigator.sendBeacon(`http://${at}/beacon`, 'beacon');
        return {
          fetch: await told(fetch(`http://${at}/`, { mode: 'no-cors' })),
          secureFetch: await told(fetch(`https://${at}/`, { mode: 'no-cors' })),
          image: await seen,
          script: await ran,
          socket: await socket,
          stream: await stream,
        };
      }, host);
      expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set(['failed']));
      const fromMain = await app.evaluate(async ({ net }, at) => {
        return net.fetch(`http://${at}/`).then(
          () => 'came through',
          () => 'failed',
        );
      }, host);
      expect(fromMain).toBe('failed');
    }
    expect(listener.knocks).toEqual([]);
    await listener.proveThatItHears();
  } finally {
    await listener.close();
  }
});

test('WebRTC finds no way out', async ({ program }) => {
  const listener = await listen();
  try {
    const candidates = await program.desk.evaluate(async (port) => {
      const peer = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:127.0.0.1:${port}` },
          { urls: `turn:127.0.0.1:${port}?transport=udp`, username: 'a', credential: 'b' },
          { urls: `turn:127.0.0.1:${port}?transport=tcp`, username: 'a', credential: 'b' },
        ],
      });
      peer.createDataChannel('out');
      const found: string[] = [];
      const complete = new Promise<void>((settle) => {
        peer.addEventListener('icecandidate', ({ candidate }) => {
          if (candidate === null) settle();
          else found.push(candidate.candidate);
        });
      });
      await peer.setLocalDescription();
      await complete;
      peer.close();
      return found.filter((text) => /typ (srflx|relay|prflx)/.test(text));
    }, listener.port);
    expect(candidates).toEqual([]);
    expect(listener.knocks).toEqual([]);
    await listener.proveThatItHears();
  } finally {
    await listener.close();
  }
});

test('no other page takes the place of ours, and no window opens', async ({ program }) => {
  const { desk, app } = program;
  const home = desk.url();
  expect(await desk.evaluate(() => window.open('https://example.org') === null)).toBe(true);
  expect(await desk.evaluate(() => window.open('app://turnkeeper/') === null)).toBe(true);
  for (const target of [
    'https://example.org/',
    'file:///etc/hosts',
    'data:text/html,hello',
    'app://other/',
  ]) {
    await desk.evaluate((url) => {
      location.assign(url);
      const link = document.createElement('a');
      link.href = url;
      document.body.append(link);
      link.click();
      link.target = '_blank';
      link.click();
    }, target);
  }
  // Asked of the page itself: Playwright's locators would wait for the navigations that never come.
  expect(await desk.evaluate(() => [location.href, document.querySelector('main') !== null])).toEqual([
    home,
    true,
  ]);
  expect(app.windows()).toHaveLength(1);
});

test('a window that was sent to an empty page comes back', async ({ program }) => {
  const { desk } = program;
  const home = desk.url();
  await desk.evaluate(() => {
    Object.assign(window, { before: true });
    location.assign('about:blank');
  });
  // The mark is gone once the page was left and loaded anew.
  await expect
    .poll(() =>
      desk
        .evaluate(() => [location.href, 'before' in window, document.querySelector('main') !== null])
        .catch(() => 'between two pages'),
    )
    .toEqual([home, false, true]);
});

test('every permission is refused', async ({ program }) => {
  const answers = await program.desk.evaluate(async () => {
    const state = async (name: string): Promise<string> =>
      (await navigator.permissions.query({ name: name as PermissionName })).state;
    const refused = (promise: Promise<unknown>) =>
      promise.then(
        () => 'granted',
        () => 'denied',
      );
    const place = new Promise((settle, fail) => navigator.geolocation.getCurrentPosition(settle, fail));
    return {
      geolocation: await state('geolocation'),
      notifications: await state('notifications'),
      clipboard: await state('clipboard-read'),
      camera: await state('camera'),
      microphone: await state('microphone'),
      place: await refused(place),
      notify: await Notification.requestPermission(),
      paste: await refused(navigator.clipboard.readText()),
      media: await refused(navigator.mediaDevices.getUserMedia({ audio: true })),
      screen: await refused(navigator.mediaDevices.getDisplayMedia()),
    };
  });
  expect(new Set(Object.values(answers)), JSON.stringify(answers)).toEqual(new Set(['denied']));
});

test('a window holds no Node and a bridge of three', async ({ program }) => {
  const found = await program.desk.evaluate(() => ({
    require: typeof Reflect.get(window, 'require'),
    process: typeof Reflect.get(window, 'process'),
    module: typeof Reflect.get(window, 'module'),
    Buffer: typeof Reflect.get(window, 'Buffer'),
    electron: typeof Reflect.get(window, 'electron'),
    bridge: Object.keys(window.turnkeeper).sort(),
  }));
  expect(found).toEqual({
    require: 'undefined',
    process: 'undefined',
    module: 'undefined',
    Buffer: 'undefined',
    electron: 'undefined',
    bridge: ['command', 'onEvent', 'query'],
  });
});

test('a page that is not ours is answered with "forbidden"', async ({ program }) => {
  const replies = await program.app.evaluate(async ({ BrowserWindow, app }) => {
    const window = new BrowserWindow({
      show: false,
      webPreferences: { preload: `${app.getAppPath()}/out/preload/index.cjs`, sandbox: true },
    });
    await window.loadURL('data:text/html,<p>A stranger</p>');
    const ask = (code: string): Promise<{ error?: { code: string } }> =>
      window.webContents.executeJavaScript(code) as Promise<{ error?: { code: string } }>;
    const query = await ask("turnkeeper.query('app.view', {})");
    const command = await ask("turnkeeper.command('app.createSample', { path: '/tmp/stranger.turnkeeper' })");
    window.destroy();
    return [query.error?.code, command.error?.code];
  });
  expect(replies).toEqual(['forbidden', 'forbidden']);
});

test('a frame inside our own page has no bridge', async ({ program }) => {
  const bridges = await program.desk.evaluate(() => {
    const blank = document.createElement('iframe');
    document.body.append(blank);
    return typeof (blank.contentWindow && Reflect.get(blank.contentWindow, 'turnkeeper'));
  });
  expect(bridges).toBe('undefined');
});

test('the scheme serves its own folder and nothing above it', async ({ program }) => {
  const statuses = await program.desk.evaluate(async () => {
    const paths = [
      '../../package.json',
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '..%5c..%5cpackage.json',
      'assets/..%2f..%2f..%2fpackage.json',
      '%00',
      'nothing.js',
    ];
    const status = (url: string) =>
      fetch(url).then(
        (reply) => reply.status,
        () => 'failed',
      );
    return Promise.all([
      ...paths.map((path) => status(`app://turnkeeper/${path}`)),
      status('app://other/index.html'),
    ]);
  });
  expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 404));
  expect(['failed', 404]).toContain(statuses.at(-1));
});

const hostile = '<img src=x onerror=window.hit=1>';

test('hostile names are shown as they were typed', async ({ program }) => {
  const { desk } = program;
  await createCampaign(desk, `${hostile} 🐉`);
  await expect(desk).toHaveTitle(`Dungeon - ${hostile} 🐉`);
  await goTo(desk, 'Characters');
  await desk.getByRole('button', { name: 'Type one from a sheet' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(hostile);
  await dialog.getByRole('textbox', { name: /^Class/ }).fill('<script>window.hit=1</script>');
  await dialog.getByRole('textbox', { name: /^Hit points, full/ }).fill('4');
  await dialog.getByRole('textbox', { name: /^Thing/ }).fill('<b>torch</b>');
  await dialog.getByRole('button', { name: 'Add to the party' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('button', { name: hostile, exact: true })).toBeVisible();
  await expect(desk.getByRole('main')).toContainText('<script>window.hit=1</script>');
  await expect(desk.getByRole('main')).toContainText('<b>torch</b>');
  await goTo(desk, 'Log');
  await expect(desk.getByRole('main')).toContainText(hostile);
  expect(await desk.evaluate(() => 'hit' in window)).toBe(false);
  expect(await desk.locator('img, b b, script:not([src])').count()).toBe(0);
});

test('names that turn the writing round are refused by their field', async ({ program }) => {
  const { desk } = program;
  await openSample(desk);
  await goTo(desk, 'Characters');
  await desk.getByRole('button', { name: 'From a sheet' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Hild\u202Edlih');
  await dialog.getByRole('textbox', { name: /^Class/ }).fill('Fighter');
  await dialog.getByRole('textbox', { name: /^Hit points, full/ }).fill('4');
  await dialog.getByRole('button', { name: 'Add to the party' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
    /no control characters/,
  );
});
