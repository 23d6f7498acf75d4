import { build, type InlineConfig } from 'vite';

/** Builds, and sets `NODE_ENV` back: by Vite's value, a dev server in the same worker would mix two builds of React. */
export async function buildWithVite(config: InlineConfig): Promise<void> {
  const before = process.env.NODE_ENV;
  try {
    await build(config);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
