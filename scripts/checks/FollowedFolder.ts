import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, type Browser, type Page } from '@playwright/test';

/** Environment variables that `npm run` sets, which would make a child npm use this project. */
const ofThisProject =
  /^(npm_(package|lifecycle|command|execpath|node_execpath)|npm_config_(local_prefix|prefix)|INIT_CWD)/;

/** A folder in which the commands of a page are run and its files written. */
export class FollowedFolder {
  private folder: string;
  private readonly environment: NodeJS.ProcessEnv;
  private server: ChildProcess | undefined;

  /** @param folder where the first command runs */
  constructor(folder: string) {
    this.folder = folder;
    const settings = Object.entries(process.env).filter(([name]) => !ofThisProject.test(name));
    // Confirms npm's prompt to install a package that a command needs.
    this.environment = { ...Object.fromEntries(settings), npm_config_yes: 'true', NO_COLOR: '1' };
  }

  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  /**
   * Runs a command.
   * @throws {Error} with its output, when it fails
   */
  run(command: string): void {
    const [, into] = /^cd (\S+)$/.exec(command) ?? [];
    if (into !== undefined) {
      this.folder = path.join(this.folder, into);
      return;
    }
    const { status, stdout, stderr, error } = spawnSync(command, {
      cwd: this.folder,
      env: this.environment,
      shell: true,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`\`${command}\` ended with ${status ?? error?.message}:\n${stdout}${stderr}`);
  }

  /**
   * Runs a command that starts a server.
   * @returns the URL that it prints
   * @throws {Error} with its output, when it ends without a URL or takes more than a minute
   */
  serve(command: string): Promise<string> {
    const server = spawn(command, {
      cwd: this.folder,
      env: this.environment,
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.server = server;
    return new Promise((resolve, reject) => {
      let printed = '';
      const give = (why: string) => reject(new Error(`\`${command}\` ${why}:\n${printed}`));
      const late = setTimeout(() => give('has printed no address for a minute'), 60_000);
      const read = (chunk: Buffer) => {
        printed += stripVTControlCharacters(chunk.toString());
        const address = /(?:Local:\s+|ready on )(http:\S+)/.exec(printed)?.[1];
        if (address === undefined) return;
        clearTimeout(late);
        resolve(address);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('exit', () => {
        clearTimeout(late);
        give('has ended');
      });
    });
  }

  /** Stops the last started server with Ctrl+C. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (process.platform === 'win32')
      spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f']);
    else process.kill(-server.pid, 'SIGINT');
    await ended;
  }
}

/**
 * Checks an app in a folder, in a page of the browser. The app fails if the page reports an error, and is stopped in
 * the end.
 * @param failed called before the page is closed
 * @returns whether the check passed; why it did not is written to stderr
 */
export async function checkApp(
  name: string,
  folder: string,
  browser: Browser,
  check: (followed: FollowedFolder, page: Page) => Promise<void>,
  failed = async (_page: Page): Promise<string> => Promise.resolve(''),
): Promise<boolean> {
  const followed = new FollowedFolder(folder);
  const context = await browser.newContext();
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(String(error)));
  try {
    await check(followed, page);
    expect(noise).toEqual([]);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${name}: ${reason}\n${await failed(page)}`);
    return false;
  } finally {
    // Before the server, which waits for its connections.
    await context.close();
    await followed.stop();
  }
}
