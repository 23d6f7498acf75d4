import * as React from 'react';
import { useStorybookApi } from 'storybook/manager-api';

/**
 * Keeps the time of the slot in the URL as `&at=3000`, without a new entry in the history, until the story changes.
 * @param now the time; nothing changes while it is undefined
 */
export function useTimeInUrl(storyId: string, now: number | undefined) {
  const api = useStorybookApi();
  const isOurs = React.useRef(false);
  React.useEffect(() => {
    if (now === undefined) return;
    isOurs.current = true;
    api.applyQueryParams({ at: now > 0 ? String(now) : null } as Record<string, string>, {
      replace: true,
    });
  }, [api, now]);
  React.useEffect(
    () => () => {
      // A time that the URL had from the start is for the story.
      if (isOurs.current)
        api.applyQueryParams({ at: null } as unknown as Record<string, string>, { replace: true });
      isOurs.current = false;
    },
    [api, storyId],
  );
}
