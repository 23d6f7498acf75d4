import type { Editor } from './Editor';
import type { Shot } from './shots';

export const openDialog = async (editor: Editor, tab: string) => {
  await editor.open('customers', 'Drop component here');
  await editor.click('button', 'Authorization');
  await editor.click('tab', tab);
};

const dialog = async (editor: Editor) => ({ area: await editor.around([editor.dialog()], 16) });

/** Providers, roles, and the sign-in page. */
export const authorizationShots: readonly Shot[] = [
  {
    name: 'Authentication',
    take: async (editor) => {
      await openDialog(editor, 'Authentication');
      return dialog(editor);
    },
  },
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
  {
    name: 'SignIn',
    take: async ({ page, origin }) => {
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
