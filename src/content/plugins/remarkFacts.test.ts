import { expect, it } from 'vitest';
import { compilePage } from '../compilePage';

const page = '---\ntitle: T\ndescription: A page.\n---\n\n# T\n\nText.\n\n';
const compile = (text: string) =>
  compilePage({
    file: 'a.mdx',
    displayFile: 'a.mdx',
    text: page + text,
    pathname: '/a/',
    base: '/',
    server: { name: 'acme', url: 'https://acme.example/mcp.tgz' },
  });

it('fills in the URL of the server in code, also in Markdown', async () => {
  const { record, problems } = await compile('```bash\nnpx -y {mcpServer}\n```\n');
  expect(problems).toEqual([]);
  for (const part of [record.blocks, record.markdownVersion])
    expect(JSON.stringify(part)).toContain('https://acme.example/mcp.tgz');
});

it('makes links with which clients install it', async () => {
  const { record, problems } = await compile('[A](mcp:cursor) [B](mcp:vscode)\n');
  expect(problems).toEqual([]);
  const text = JSON.stringify(record.blocks);
  const config = { command: 'npx', args: ['-y', 'https://acme.example/mcp.tgz'] };
  const [, cursor = ''] = /install\?name=acme&[^c]*config=([^"\\]+)/.exec(text)!;
  expect(JSON.parse(atob(decodeURIComponent(cursor)))).toEqual(config);
  const [, code = ''] = /vscode:mcp\/install\?([^"\\]+)/.exec(text)!;
  expect(JSON.parse(decodeURIComponent(code))).toEqual({ name: 'acme', ...config });
});

it('reports a client without such a link', async () => {
  const { problems } = await compile('[A](mcp:other)\n');
  expect(problems).toMatchObject([{ what: expect.stringContaining('scheme `mcp:`') as string }]);
});
