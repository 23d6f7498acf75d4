import { describe, expect, it } from 'vitest';
import { headerRules, headersFile, headersFor, securityHeaders } from './securityHeaders';

const hashes = { scriptHashes: ['sha256-first', 'sha256-second'], styleHashes: ['sha256-sheet'] };
const { scriptHashes } = hashes;
const pages = new Map(
  ['/', '/404.html', '/toolpad/', '/toolpad/offline.html', '/toolpad/core/'].map(
    (address, index) => [address, `sha256-page${index}`] as const,
  ),
);
const rules = headerRules({ base: '/toolpad/', scriptHashes, pages });

describe('securityHeaders', () => {
  it('allows own scripts, inline scripts by hash, and speculation rules', () => {
    expect(securityHeaders(hashes)['Content-Security-Policy']).toContain(
      "script-src 'self' 'inline-speculation-rules' 'sha256-first' 'sha256-second';",
    );
  });

  it('defaults to this host over HTTPS, and allows only this site to frame its pages', () => {
    const { 'Content-Security-Policy': policy, ...others } = securityHeaders(hashes);
    // Written out, so that a line that is taken out of the table fails here.
    expect(others).toEqual({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
    for (const directive of [
      "default-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
    ]) {
      expect(`${policy};`, directive).toContain(`${directive};`);
    }
  });

  it('allows inline styles by hash only', () => {
    const policy = securityHeaders(hashes)['Content-Security-Policy'];
    expect(policy).toMatch(/style-src 'self' 'sha256-47DEQ[^']+' 'sha256-sheet';/);
    expect(policy).not.toContain('unsafe');
  });
});

describe('headerRules', () => {
  it.each([...pages])('sets all security headers for %s', (address, hash) => {
    const own = [...new Set([hash, pages.get('/404.html')!])];
    expect(headersFor(address, rules)).toEqual(securityHeaders({ scriptHashes, styleHashes: own }));
  });

  it('sets the policy of a folder for all that is below it, and that of a home for its file', () => {
    for (const [address, other] of [
      ['/toolpad/core/', '/toolpad/core/nowhere/'],
      ['/toolpad/', '/toolpad/index.html'],
      ['/', '/index.html'],
    ] as const)
      expect(headersFor(other, rules), other).toEqual(headersFor(address, rules));
  });

  it('sets a policy for demos and the service worker, and none for files that are no documents', () => {
    const policyOf = (address: string) => headersFor(address, rules)['Content-Security-Policy'];
    const without = securityHeaders({ scriptHashes, styleHashes: ['sha256-page1'] });
    for (const address of ['/toolpad/frames/Basic/', '/toolpad/sw.js'])
      expect(policyOf(address), address).toBe(without['Content-Security-Policy']);
    for (const address of ['/toolpad/assets/a.js', '/toolpad/house/a.svg', '/toolpad/favicon.svg'])
      expect(policyOf(address), address).toBeUndefined();
  });

  it('divides a folder whose policy would not fit into a line', () => {
    const hash = (name: string) => `sha256-${name.padEnd(44, '-')}`;
    const many = Array.from({ length: 60 }, (_, index) => `/core/part-${index % 4}/page-${index}/`);
    const divided = headerRules({
      base: '/',
      scriptHashes,
      pages: new Map(['/', '/core/', ...many].map((address) => [address, hash(address)])),
    });
    expect(
      divided.filter(({ headers }) => 'Content-Security-Policy' in headers).map(({ path }) => path),
    ).toEqual([
      '/',
      '/index.html',
      '/core/',
      '/core/index.html',
      ...[0, 1, 2, 3].map((part) => `/core/part-${part}/*`),
      '/frames/*',
      '/sw.js',
    ]);
    for (const address of ['/', '/core/', ...many])
      expect(headersFor(address, divided)['Content-Security-Policy'], address).toContain(
        hash(address),
      );
    for (const line of headersFile(divided).split('\n')) expect(line.length).toBeLessThan(2001);
  });

  it('sets all headers but a content security policy for the workbench', () => {
    const headers = headersFor('/workbench/iframe.html', rules);
    expect(headers).not.toHaveProperty('Content-Security-Policy');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('caches only files with a hash, for a year', () => {
    for (const folder of ['/toolpad/', '/workbench/'])
      for (const file of ['assets/site-abc.css', 'stills/Account.ab12.dark.webp'])
        expect(headersFor(folder + file, rules)['Cache-Control'], folder + file).toBe(
          'public, max-age=31536000, immutable',
        );
    for (const file of ['/toolpad/sw.js', '/workbench/', '/workbench/sb-manager/runtime.js'])
      expect(headersFor(file, rules)['Cache-Control'], file).toBe('no-cache');
    expect(headersFor('/toolpad/core/', rules)).not.toHaveProperty('Cache-Control');
  });

  it('sets no header twice for a path, also at the root', () => {
    for (const base of ['/toolpad/', '/']) {
      const all = headerRules({
        base,
        scriptHashes,
        pages: new Map([
          ['/', 'sha256-a'],
          ['/404.html', 'sha256-b'],
          [`${base}core/`, 'sha256-c'],
        ]),
      });
      for (const address of [
        '/',
        `${base}assets/a.js`,
        `${base}sw.js`,
        `${base}core/`,
        `${base}frames/Basic/`,
        '/workbench/assets/a.js',
        '/workbench/',
        '/workbench/sb-addons/a.js',
      ]) {
        const names = all
          .filter(({ path }) =>
            path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
          )
          .flatMap(({ headers }) => Object.keys(headers));
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});

describe('headersFile', () => {
  it('writes a path, then its headers, indented', () => {
    expect(
      headersFile([
        { path: '/a/*', headers: { 'X-One': '1', 'X-Two': '2' } },
        { path: '/b', headers: { 'X-One': '3' } },
      ]),
    ).toBe('/a/*\n  X-One: 1\n  X-Two: 2\n\n/b\n  X-One: 3\n');
  });
});
