import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layOutFiles } from '../../src/content/code-check/layOutFiles';
import { readFences } from '../../src/content/code-check/readFences';
import { listSources } from '../../src/content/sources';

const folder = '.cache/samples';

/** Packages that samples import and that aren't installed here. */
const missing = /from '(?:next|next-auth|firebase|@mui\/material-nextjs)\b/;

/** Writes the files that readers have at each point of a page to a folder, from which the browser loads them. */
export default function writeSamples(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const page of listSources('docs').pages.filter((file) => file.startsWith('core/'))) {
    const { files } = layOutFiles(page, readFences(page, readFileSync(`docs/${page}`, 'utf8')));
    for (const { path: file, lines } of files) {
      const code = lines.map(({ text }) => text).join('\n');
      if (missing.test(code)) continue;
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
  }
}
