import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { strings } from '../../domain/strings/strings';
import type { TimerId } from '../../platform/Platform';
import { outcomeMilliseconds } from '../../platform/page/showOutcome';
import { usePlatform } from '../../platform/PlatformContext';
import { Icon } from '../Icon/Icon';
import { Lead, Root } from './CopyViewLink.styles';

const load = () => import('./pageViewLink');

/** Copies the URL that shows the page as it is. Where the clipboard is denied, the URL goes to the address bar. */
export function CopyViewLink() {
  const { clipboard, clock, preferences } = usePlatform();
  const [done, setDone] = useState<'code.copied' | 'code.inAddressBar'>();
  const timer = useRef<TimerId>(undefined);
  const leadId = useId();
  useEffect(() => {
    // Some browsers only allow to copy at once after a click.
    load().catch(() => undefined);
    return () => clock.clearTimeout(timer.current);
  }, [clock]);
  const copy = async () => {
    const { pageViewLink } = await load();
    const href = pageViewLink(location.href, document, preferences);
    try {
      await clipboard.writeText(href);
      setDone('code.copied');
    } catch {
      history.replaceState(history.state, '', href);
      setDone('code.inAddressBar');
    }
    clock.clearTimeout(timer.current);
    timer.current = clock.setTimeout(() => setDone(undefined), outcomeMilliseconds);
  };
  return (
    <Root>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="link" />}
        aria-describedby={leadId}
        onClick={() => void copy().catch(() => undefined)}
      >
        <span aria-live="polite">{strings[done ?? 'viewLink.copy']}</span>
      </Button>
      <Lead id={leadId}>
        <bdi>{strings['viewLink.lead']}</bdi>
      </Lead>
    </Root>
  );
}
