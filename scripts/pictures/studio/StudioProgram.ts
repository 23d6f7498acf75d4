import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Toolpad Studio's development server on a copy of the sample project. */
export class StudioProgram {
  private readonly folder: string;
  private running: ChildProcess | undefined;

  constructor(
    /** Holds `node_modules` with `@toolpad/studio`. */
    private readonly studioDir: string,
    readonly port: number,
  ) {
    if (!existsSync(path.join(studioDir, 'node_modules/@toolpad/studio/cli.mjs')))
      throw new Error(
        `${studioDir} has no @toolpad/studio. Create a folder outside the repository, write { "overrides": { "typedarray.prototype.slice": "1.0.5" } } to its package.json, run npm install @toolpad/studio@0.13.0, and pass the folder with --studio.`,
      );
    // Below the installed packages, which the project imports.
    this.folder = path.join(studioDir, 'pictures-of-studio');
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /**
   * Makes a fresh copy of the project and starts the server.
   * @param files more of the project: path -> text
   */
  async start(project: string, files: Readonly<Record<string, string>>): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    cpSync(project, path.join(this.folder, 'shop'), { recursive: true });
    for (const [file, text] of Object.entries(files))
      writeFileSync(path.join(this.folder, 'shop', file), text);
    writeFileSync(path.join(this.folder, '.env'), 'TICKETS_API_TOKEN=token-of-the-ticket-api\n');
    this.running = spawn(
      process.execPath,
      [
        path.join(this.studioDir, 'node_modules/@toolpad/studio/cli.mjs'),
        ...['dev', '--port', String(this.port), './shop'],
      ],
      {
        cwd: this.folder,
        env: {
          ...process.env,
          TOOLPAD_AUTH_SECRET: 'secret',
          TOOLPAD_GITHUB_CLIENT_ID: 'id',
          TOOLPAD_GOOGLE_CLIENT_ID: 'id',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    for (let second = 0; second < 120; second += 1) {
      await wait(1000);
      const answers = await fetch(this.origin).catch(() => undefined);
      if (answers?.ok) return;
    }
    throw new Error(`${this.origin} did not answer within two minutes.`);
  }

  /** Resolves when the server has ended, so that its port is free again. */
  async stop(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }
}
