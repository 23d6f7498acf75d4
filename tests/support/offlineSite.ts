import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/browser/launchOptions.mjs';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listenLocally } from '../../scripts/serve/listenLocally.mjs';
import { buildOnce } from './buildOnce';
import { houseAdFiles } from './houseAdFiles';
import { selfSigned } from './selfSigned';

/** The production host and another host name, both mapped to this machine in the tests' browser. */
export const production = 'https://mui.com';
export const elsewhere = 'https://preview.example';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About it\n---\n\n# ${title}\n\nThe lead of the page.\n\n${body}\n`;

const demo = `import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';

export default function Ask() {
  return (
    <form>
      <Button>Run</Button>
      <input aria-label="Notes" />
      <Icon>home</Icon> <b>Home</b> <span className="material-icons" aria-hidden>build</span> <b>Build</b>
    </form>
  );
}
`;

const long = Array.from(
  { length: 60 },
  (_, index) => `## Part ${index}\n\nSome text of part ${index}.`,
).join('\n\n');

const content = {
  ...houseAdFiles,
  'site.yaml': `name: Toolpad\norigin: ${production}\nadvertising:\n  enabled: true\n`,
  'guide/pages.json': JSON.stringify(
    ['one', 'two', 'three'].map((name) => ({ pathname: `/toolpad/guide/${name}/` })),
  ),
  'guide/one.mdx': page('One', long),
  'guide/two.mdx': page('Two', '<Demo name="Ask" title="Ask" height={200} />'),
  'guide/three.mdx': page('Three', 'Text.'),
  'guide/demos/Ask.tsx': demo,
};

const textFiles = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /\.(?:html|js|json|css)$/.test(file))
    .map((file) => path.join(folder, file));

/** A small site with several deploys, on what the browser takes for the production host. */
export class OfflineSite {
  /** Requests to the server, in order. */
  readonly requests: string[] = [];
  /** Whether the server responds at all, and paths that fail. */
  isDown = false;
  broken: RegExp | undefined;
  private readonly root = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  /** Folders of the deploys, by name. */
  private readonly deploys = new Map<string, string>();
  private readonly server = createServer(selfSigned('mui.com'), (request, response) => {
    if (this.isDown) return void request.socket.destroy();
    this.requests.push(request.url ?? '');
    if (this.broken?.test(request.url ?? '')) return void response.writeHead(500).end();
    this.site.emit('request', request, response);
  });
  /** The folder of the published deploy, and what serves it. */
  private live!: string;
  private site!: Server;
  browser!: Browser;
  private listening!: Awaited<ReturnType<typeof listenLocally>>;

  async open(): Promise<void> {
    this.listening = await listenLocally(this.server);
    this.browser = await chromium.launch(this.launchOptions());
  }

  /** Launch options of a browser that can reach the site. */
  launchOptions() {
    const { port } = this.listening;
    const map = [production, elsewhere]
      .map((origin) => `MAP ${new URL(origin).host} 127.0.0.1:${port}`)
      .join(',');
    return launchOptions(`--host-resolver-rules=${map}`, '--ignore-certificate-errors');
  }

  /** Builds a deploy, with the files of the content that differ. */
  async build(
    name: string,
    changes: Readonly<Record<string, string>> = {},
    environment: Record<string, string> = {},
  ): Promise<void> {
    this.deploys.set(name, await buildOnce({ ...content, ...changes }, environment));
  }

  /** Builds the documentation itself as a deploy. */
  async buildDocs(name: string, environment: Record<string, string>): Promise<void> {
    this.deploys.set(name, await buildOnce(undefined, environment));
  }

  private copy(from: string, to: string): string {
    const folder = path.join(this.root, to);
    cpSync(this.deploys.get(from)!, folder, { recursive: true });
    this.deploys.set(to, folder);
    return folder;
  }

  /** Copies a deploy with another heading on page three. */
  changeText(from: string, to: string): void {
    const file = path.join(this.copy(from, to), 'toolpad/guide/three/index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/Three(?=<\/h1>)/, 'Three, edited'));
  }

  /** Copies a deploy and renames all of its scripts, as if all of them had changed. */
  changeCode(from: string, to: string): void {
    const folder = this.copy(from, to);
    const assets = path.join(folder, 'toolpad/assets');
    const hashes = readdirSync(assets).flatMap(
      (file) => /\.([\w-]+)\.js(?:on)?$/.exec(file)?.[1] ?? [],
    );
    const turned = (text: string) =>
      hashes.reduce(
        (result, hash) => result.replaceAll(`.${hash}.js`, `.${hash.slice(1) + hash[0]}.js`),
        text,
      );
    for (const file of textFiles(folder)) writeFileSync(file, turned(readFileSync(file, 'utf8')));
    for (const file of readdirSync(assets))
      renameSync(path.join(assets, file), path.join(assets, turned(file)));
    const worker = path.join(folder, 'toolpad/sw.js');
    const text = readFileSync(worker, 'utf8');
    writeFileSync(worker, text.replaceAll('"revision":"', `"revision":"${to}-`));
  }

  /** Replaces the published deploy. Responses that have begun still read the old one. */
  deploy(name: string): void {
    this.serve(this.deploys.get(name)!);
  }

  /** Removes a file of the published deploy. */
  remove(file: string): void {
    const folder = path.join(this.root, 'without a file');
    cpSync(this.live, folder, { recursive: true });
    rmSync(path.join(folder, file));
    this.serve(folder);
  }

  private serve(folder: string): void {
    this.live = folder;
    this.site = createSiteServer(folder);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.listening.close();
    rmSync(this.root, { recursive: true, force: true });
  }
}
