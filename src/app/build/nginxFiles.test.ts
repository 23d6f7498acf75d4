import { expect, it } from 'vitest';
import { nginxHeaders, nginxServer } from './nginxFiles';
import type { HeaderRule } from './securityHeaders';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'X-A': 'every', 'Cache-Control': 'no-cache' } },
  { path: '/x/assets/*', headers: { 'Cache-Control': 'public' } },
  { path: '/404.html', headers: { 'X-B': '\'self\' "q"' } },
  { path: '/x/', headers: { 'X-B': 'home' } },
];

it('has a map for each header, with the winning rule first', () => {
  expect(nginxHeaders(rules)).toBe(`# Include this file in \`http\`, beside redirects.nginx.conf.
map $uri $docs_x_a {
    default "";
    "~^/" "every";
}
map $uri $docs_cache_control {
    default "";
    "~^/x/assets/" "public";
    "~^/" "no-cache";
}
map $uri $docs_x_b {
    default "";
    "~^/x/(index\\\\.(html|md))?$" "home";
    "/404.html" "'self' \\"q\\"";
}
map $http_accept $docs_index {
    default index.html;
    "~*text/html.*text/markdown" index.html;
    "~*text/markdown *; *q=0(\\.0*)?( |,|$)" index.html;
    "~*text/markdown" index.md;
}
map $uri $docs_vary {
    default "";
    "~/index\\.(html|md)$" "Accept, Accept-Encoding";
}
`);
});

it('sends each header, and does not serve configuration files', () => {
  const server = nginxServer(rules, [
    { from: '/list.json', to: '/x/list.json' },
    { from: '/x/a.md', to: '/x/a/index.md' },
  ]);
  expect(server.match(/^add_header .*/gm)).toEqual([
    'add_header X-A $docs_x_a always;',
    'add_header Cache-Control $docs_cache_control always;',
    'add_header X-B $docs_x_b always;',
    'add_header Vary $docs_vary always;',
  ]);
  expect(server.match(/^location = .*/gm)).toEqual([
    'location = /list.json { try_files /x/list.json =404; }',
  ]);
  expect(server).toContain('error_page 404 /404.html;');
  expect(server).toContain('index $docs_index index.html;');
});

it('states the type of files that nginx does not know, in their location only', () => {
  const typed = { path: '/x/a.tgz', headers: { 'Content-Type': 'application/gzip' } };
  const server = nginxServer([...rules, typed], []);
  expect(server).toContain('location = /x/a.tgz { types { } default_type application/gzip; }');
  expect(server).not.toContain('add_header Content-Type');
  expect(nginxHeaders([...rules, typed])).toBe(nginxHeaders(rules));
});
