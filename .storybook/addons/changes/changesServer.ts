import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import send from 'send';
import type { Plugin } from 'vite';
import { reportFolder } from '../../../scripts/screenshots/changes';
import {
  addDecisions,
  committedDecisions,
  decisionSchema,
} from '../../../scripts/screenshots/decisionFile';
import { changesFolder, decisionsFile } from '../../../scripts/workbench/resultFiles';

/** The reviewer; none where Git has no name, as on a machine of its own. */
function nameInGit(): string | undefined {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** In development, the last comparison of `npm run screenshots`, and the file of decisions, which it adds to. */
export const changesServer = (file = committedDecisions): Plugin => ({
  name: 'changes-server',
  configureServer({ middlewares }) {
    middlewares.use(`/${decisionsFile}`, (request, response) => {
      if (request.method === 'GET') {
        response.setHeader('Accept-Post', 'application/json');
        response.end(existsSync(file) ? readFileSync(file) : '');
        return;
      }
      const write = async () => {
        const given = decisionSchema.array().parse(await json(request));
        const by = nameInGit();
        const decisions = given.map((decision) => ({ ...decision, ...(by && { by }) }));
        addDecisions(decisions, file);
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(decisions));
      };
      const refuse = (status: number) => response.writeHead(status).end();
      // Another site in the same browser must not decide.
      if (request.headers.origin !== `http://${request.headers.host}`) refuse(403);
      else write().catch(() => refuse(400));
    });
    middlewares.use(`/${changesFolder}`, (request, response) => {
      send(request, request.url ?? '', { root: reportFolder }).pipe(response);
    });
  },
});
