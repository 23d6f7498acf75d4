import * as React from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { ManagerStore } from '../test-status/ManagerStore';
import { FindStories } from './FindStories';

const addonId = 'find';

const Dialog = styled.dialog(({ theme }) => ({
  inlineSize: 'min(640px, 100% - 32px)',
  maxBlockSize: '80vh',
  marginBlockStart: '10vh',
  padding: 16,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
  '&::backdrop': { background: theme.overlayBackdrop ?? 'rgb(0 0 0 / 40%)' },
}));

const isOpen = new ManagerStore(false);

/** The search for stories over everything else, while it is open. */
function FindDialog() {
  const api = useStorybookApi();
  const open = (href: string) => {
    isOpen.set(false);
    api.navigateUrl(href, {});
  };
  return (
    React.useSyncExternalStore(isOpen.subscribe, isOpen.get) && (
      <Dialog
        ref={(dialog) => dialog?.showModal()}
        aria-label="Find a story"
        onClose={() => isOpen.set(false)}
      >
        <FindStories open={open} autoFocus />
      </Dialog>
    )
  );
}

/** Finds stories by meaning, beside Storybook's own search for names. */
export function registerFind() {
  addons.register(addonId, (api) => {
    void api.setAddonShortcut(addonId, {
      label: 'Find a story by meaning',
      actionName: 'open',
      defaultShortcut: ['alt', 'K'],
      action: () => isOpen.set(true),
    });
    addons.add(`${addonId}/dialog`, {
      type: types.PREVIEW,
      render: ({ children }) => (
        <>
          <FindDialog />
          {children}
        </>
      ),
    });
  });
}
