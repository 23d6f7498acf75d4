/**
 * Whether the server has a new version of a page: one with another entry script. False without a response,
 * so that a readable page is not replaced by an error.
 */
export async function isReplaced({ document, location }: Window): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const response = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(script);
}
