import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { strings } from '../../domain/strings/strings';
import type { TimerId } from '../../platform/Platform';
import { usePlatform } from '../../platform/PlatformContext';
import { outcomeMilliseconds } from '../../platform/page/showOutcome';
import { Icon } from '../Icon/Icon';
import { pageViewLink } from './pageViewLink';

const Root = styled('div', { name: 'DocsCopyViewLink', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(3),
}));

const Lead = styled('p', { name: 'DocsCopyViewLink', slot: 'Lead' })(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

/** Copies a URL, and says for 2 s what became of it. Where the clipboard is denied, it goes to the address bar. */
export function useCopyLink() {
  const { clipboard, clock } = usePlatform();
  const [done, setDone] = useState<'code.copied' | 'code.inAddressBar'>();
  const timer = useRef<TimerId>(undefined);
  useEffect(() => () => clock.clearTimeout(timer.current), [clock]);
  const copy = async (href: string) => {
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
  return { done, copy };
}

/**
 * Copies the URL that shows the page as it is.
 *
 * **When to use:** Offer it with the settings, for users who want to show somebody the page as they see it.
 *
 * **When not to use:** Don't use it for links to a section: each heading has one.
 *
 * **Accessibility:** The result is announced. Without access to the clipboard, the link is in the address bar.
 */
export function CopyViewLink() {
  const { preferences } = usePlatform();
  const { done, copy } = useCopyLink();
  const leadId = useId();
  return (
    <Root>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="link" />}
        aria-describedby={leadId}
        onClick={() => void copy(pageViewLink(location.href, document, preferences))}
      >
        <span aria-live="polite">{strings[done ?? 'viewLink.copy']}</span>
      </Button>
      <Lead id={leadId}>
        <bdi>{strings['viewLink.lead']}</bdi>
      </Lead>
    </Root>
  );
}
