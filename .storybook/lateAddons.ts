import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreviewAddon, type BeforeEach, type Renderer } from 'storybook/internal/csf';
import { mockServiceWorker } from './foreignRequests';

/** Storybook's docs. Their own entry brings the renderer of docs pages along, which a story does not need. */
export const addonDocs = () => definePreviewAddon<DocsTypes>(docs);

/** Mock Service Worker, loaded with the first story: a docs page does not need it. */
export const addonMsw = () =>
  definePreviewAddon({
    async beforeEach(context) {
      const addon = await import('msw-storybook-addon');
      const { beforeEach } = addon.default(mockServiceWorker) as {
        beforeEach: BeforeEach<Renderer>;
      };
      return beforeEach(context);
    },
  });
