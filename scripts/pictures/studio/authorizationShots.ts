import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import GoogleIcon from '@toolpad/core/SignInPage/icons/Google';
import type { Editor } from './Editor';
import type { Shot } from './shots';

export const openDialog = async (editor: Editor, tab: string) => {
  await editor.open('customers', 'Drop component here');
  await editor.click('button', 'Authorization');
  await editor.click('tab', tab);
};

const dialog = async (editor: Editor) => ({ area: await editor.around([editor.dialog()], 16) });

/** Roles, which need the paid plan. */
export const roleShots: readonly Shot[] = [
  {
    name: 'Roles',
    take: async (editor) => {
      await openDialog(editor, 'Roles');
      return dialog(editor);
    },
  },
  {
    name: 'RoleMappings',
    take: async (editor) => {
      await openDialog(editor, 'Role mappings');
      return dialog(editor);
    },
  },
  {
    name: 'PageAuthorization',
    take: async (editor) => {
      await editor.open('customers', 'Drop component here');
      const { width } = editor.page.viewportSize()!;
      return { area: { x: width - 258, y: 360, width: 258, height: 300 } };
    },
  },
];

/** Providers, and the sign-in page. */
export const signInShots: readonly Shot[] = [
  {
    name: 'Authentication',
    take: async (editor) => {
      await openDialog(editor, 'Authentication');
      return dialog(editor);
    },
  },
  {
    name: 'SignIn',
    take: async ({ page, origin }) => {
      // Studio loads this icon from another host.
      const body = renderToStaticMarkup(createElement(GoogleIcon));
      await page.route('**/providers/google.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body }),
      );
      await page.goto(`${origin}/prod/signin`);
      await page
        .getByText(/sign in/i)
        .first()
        .waitFor();
      await page.waitForTimeout(2000);
      return { area: { x: 0, y: 0, width: 1080, height: 560 } };
    },
  },
];
