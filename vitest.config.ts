import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,stories,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/boundaries/fixture/**'],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
  },
});
