import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

const script = '/report-errors.js';
const reports = '/reported-errors';

/** Runs before every other script of a page or a frame. WebDriver itself says nothing of the console. */
const reportErrors = `
const report = (...parts) =>
  fetch('${reports}', { method: 'POST', keepalive: true, body: [location.pathname, ...parts].join(' ') });
addEventListener('error', ({ message, filename, lineno }) => report(message, filename, lineno));
addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason));
addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
  report(violatedDirective, 'blocks', blockedURI));
for (const level of ['error', 'warn']) {
  const write = console[level];
  console[level] = (...parts) => { report('console.' + level + ':', ...parts); write(...parts); };
}
`;

/**
 * A server before the site's own that adds a script to each page, which reports what goes wrong there.
 * @param report is called with each error of a page, and each request that is answered with one
 */
export function serveReportingPages(origin: string, report: (text: string) => void): Server {
  return createServer((request, response) => {
    if (request.url === script) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(reportErrors);
    } else if (request.url === reports) {
      void text(request).then(report);
      response.writeHead(204).end();
    } else {
      const headers = { ...request.headers, 'accept-encoding': 'identity' };
      const { method } = request;
      const onAnswer = async (answer: IncomingMessage) => {
        const { statusCode = 0, headers: given } = answer;
        if (statusCode >= 400) report(`${request.url} ${statusCode}`);
        if (!given['content-type']?.startsWith('text/html')) {
          answer.pipe(response.writeHead(statusCode, given));
          return;
        }
        const html = await text(answer);
        delete given['content-length'];
        response
          .writeHead(statusCode, given)
          .end(html.replace('<head>', `<head><script src="${script}"></script>`));
      };
      request.pipe(
        ask(origin + request.url, { method, headers }, (answer) => void onAnswer(answer)),
      );
    }
  });
}
