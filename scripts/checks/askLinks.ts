const parallel = 8;
const timeout = 15_000;

/** The status of a response, or why there is none. Some hosts answer only to GET. */
async function askLink(href: string): Promise<string> {
  try {
    for (const method of ['HEAD', 'GET']) {
      const { status } = await fetch(href, { method, signal: AbortSignal.timeout(timeout) });
      if (status < 400 || method === 'GET') return String(status);
    }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message.replaceAll(' ', '-') : String(cause);
  }
  return 'no-answer';
}

/** Requests every link once, a few at a time. Others, such as mail addresses, are not requested. */
export async function askLinks(links: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const waiting = links.filter((href) => /^https?:/.test(href));
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let href = waiting.shift(); href !== undefined; href = waiting.shift())
        answers.set(href, await askLink(href));
    }),
  );
  return answers;
}
