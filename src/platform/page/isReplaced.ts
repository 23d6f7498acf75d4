/** Whether the server has a version of the page with another entry script; false without a readable response. */
export async function isReplaced({ document, location }: Window): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const response = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true && !(await response.text()).includes(script);
}
