import { useMemo, useState } from 'react';
import type { Router } from '@toolpad/core/AppProvider';

/** A router that keeps the address in React state. In an app, the router of your framework stands here. */
export function useMemoryRouter(start = '/'): Router {
  const [url, setUrl] = useState(() => new URL(start, 'https://workshop.example'));
  return useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (to) => setUrl((current) => new URL(to, current)),
    }),
    [url],
  );
}
