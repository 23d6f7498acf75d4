import { describe, expect, it } from 'vitest';
import { headerRules, headersFile, headersFor, securityHeaders } from './securityHeaders';

const hashes = { scriptHashes: ['sha256-first', 'sha256-second'], styleHashes: ['sha256-sheet'] };
const rules = headerRules({ base: '/toolpad/', ...hashes });

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
  it.each(['/', '/404.html', '/toolpad/', '/toolpad/core/introduction/'])(
    'sets all security headers for %s',
    (address) => {
      expect(headersFor(address, rules)).toEqual(securityHeaders(hashes));
    },
  );

  it('sets all headers but a content security policy for the workbench', () => {
    const headers = headersFor('/workbench/iframe.html', rules);
    expect(headers).not.toHaveProperty('Content-Security-Policy');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('caches only files with a hash, for a year', () => {
    expect(headersFor('/toolpad/assets/site-abc.css', rules)['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(headersFor('/workbench/assets/iframe-abc.js', rules)['Cache-Control']).toContain(
      'immutable',
    );
    expect(
      headersFor('/workbench/stills/Account.ab12.dark.webp', rules)['Cache-Control'],
    ).toContain('immutable');
    for (const file of ['/toolpad/sw.js', '/workbench/', '/workbench/sb-manager/runtime.js'])
      expect(headersFor(file, rules)['Cache-Control'], file).toBe('no-cache');
    expect(headersFor('/toolpad/core/', rules)).not.toHaveProperty('Cache-Control');
  });

  it('sets no header twice for a path, also at the root', () => {
    for (const base of ['/toolpad/', '/']) {
      const all = headerRules({ base, ...hashes });
      for (const address of [
        '/',
        `${base}assets/a.js`,
        `${base}sw.js`,
        `${base}core/`,
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
