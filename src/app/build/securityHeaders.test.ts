import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, editPolicy, headerRules, headersFile, headersFor } from './securityHeaders';

const sourceHash = (text: string) => createHash('sha256').update(text).digest('base64');

describe('contentPolicy', () => {
  const policy = contentPolicy({
    scripts: ['a()'],
    css: ['a{}'],
    vendors: { script: ['https://a.example'], image: ['https://b.example'], data: [] },
  });

  it('defaults to this host, and allows inline scripts and styles by hash only', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' 'inline-speculation-rules' 'sha256-${sourceHash('a()')}' https://a.example`,
      `style-src 'self' 'sha256-${sourceHash('')}' 'sha256-${sourceHash('a{}')}'`,
      "img-src 'self' data: https://b.example",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' https://stackblitz.com",
    ]);
  });
});

describe('editPolicy', () => {
  it('allows evaluation, files of this host, and nothing else', () =>
    expect(editPolicy(['a()'], 'b{}').split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'unsafe-eval' 'sha256-${sourceHash('a()')}'`,
      `style-src 'self' 'sha256-${sourceHash('')}' 'sha256-${sourceHash('b{}')}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]));
});

describe('headerRules', () => {
  const rules = headerRules('/toolpad/', '/toolpad/mcp/docs.tgz');
  // Written out, so that a line that is taken out of the table fails here.
  const everywhere = {
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };

  it('sets the same security headers everywhere, and a whole policy for the service worker', () => {
    for (const address of ['/', '/toolpad/core/', '/workbench/iframe.html'])
      expect(headersFor(address, rules), address).toMatchObject(everywhere);
    expect(headersFor('/toolpad/sw.js', rules)).toMatchObject({
      ...everywhere,
      'Content-Security-Policy': contentPolicy(),
    });
  });

  it('lets the frame of edited demos, which has no origin, load modules and fonts, and nothing else', () => {
    const allowed = (address: string) => headersFor(address, rules)['Access-Control-Allow-Origin'];
    expect(allowed('/toolpad/assets/editFrame.ab12.js')).toBe('*');
    expect(allowed('/toolpad/core/')).toBeUndefined();
  });

  it('caches only files with a hash, for a year', () => {
    for (const folder of ['/toolpad/', '/workbench/'])
      for (const file of ['assets/site-abc.css'])
        expect(headersFor(folder + file, rules)['Cache-Control'], folder + file).toBe(
          'public, max-age=31536000, immutable',
        );
    for (const file of ['/toolpad/sw.js', '/workbench/', '/workbench/sb-manager/runtime.js'])
      expect(headersFor(file, rules)['Cache-Control'], file).toBe('no-cache');
    expect(headersFor('/toolpad/core/', rules)).not.toHaveProperty('Cache-Control');
  });

  it('sets no header twice for a path, also at the root, but the policy of the service worker', () => {
    for (const base of ['/toolpad/', '/']) {
      const all = headerRules(base, `${base}mcp/docs.tgz`);
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
          .flatMap(({ headers }) => Object.keys(headers))
          .filter((name) => name !== 'Content-Security-Policy' || !address.endsWith('sw.js'));
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
