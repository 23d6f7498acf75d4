import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Breadcrumbs } from '../../../src/components/Breadcrumbs/Breadcrumbs';
import { Callout } from '../../../src/components/Callout/Callout';
import { NavDrawer } from '../../../src/components/NavDrawer/NavDrawer';
import { createDocsTheme } from '../../../src/theme/createDocsTheme';
import { activeHref, sampleMenu } from '../navigation/sampleMenu';
import { ColorSwatch } from '../../kit/ColorSwatch';

/** The theme of the site as Material UI components use it: colors, type, overlays and density. */
const meta = preview.meta({ title: 'Theme', parameters: { layout: 'padded' } });

const colors = [
  'primary-main',
  'secondary-main',
  'error-main',
  'warning-main',
  'info-main',
  'success-main',
  'text-primary',
  'text-secondary',
  'background-default',
  'background-subtle',
  'background-paper',
  'divider',
];

export const Palette = meta.story({
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {colors.map((name) => (
        <Stack key={name} sx={{ inlineSize: 160, gap: 1 }}>
          <ColorSwatch name={name} />
          <code>{name}</code>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const swatch of canvasElement.querySelectorAll<HTMLElement>('[data-color]')) {
      await expect(getComputedStyle(swatch).backgroundColor, swatch.dataset.color).not.toBe(
        'rgba(0, 0, 0, 0)',
      );
    }
  },
});

/** The largest heading has its full size in a wide window. */
export const Type = meta.story({
  globals: { viewport: { value: 'laptop' } },
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1', 'body2', 'caption', 'overline'] as const).map(
        (variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant}: the text is the interface
          </Typography>
        ),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^h1/)).fontSize).toBe('33px');
    await expect(getComputedStyle(canvas.getByText(/^body1/)).fontSize).toBe('16px');
    await expect(getComputedStyle(canvas.getByText(/^body2/)).fontSize).toBe('14px');
  },
});

/** Elevation: lighter surfaces in dark mode, shadows in light mode. */
export const Overlays = meta.story({
  globals: { mode: 'dark' },
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {Array.from({ length: 25 }, (_, elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ display: 'grid', placeItems: 'center', inlineSize: 80, blockSize: 80 }}
        >
          {elevation}
        </Paper>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const overlay = (elevation: string) =>
      getComputedStyle(canvas.getByText(elevation)).backgroundImage;
    await expect(overlay('0')).toBe('none');
    await expect(overlay('1')).toContain('0.05');
    await expect(overlay('24')).toContain('0.165');
  },
});

const controls = () => (
  <Stack sx={{ gap: 2, alignItems: 'start' }}>
    <Button variant="contained">Save</Button>
    <TextField label="Name" />
  </Stack>
);

export const Dense = meta.story({
  globals: { density: 'dense' },
  render: controls,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveClass('MuiButton-sizeSmall');
    await expect(canvas.getByLabelText('Name').closest('.MuiFormControl-root')).toHaveClass(
      'MuiFormControl-marginDense',
    );
  },
});

/** Images with a version for each scheme. */
export const PairedImages = meta.story({
  render: () => (
    <>
      <p className="only-light-mode">By day</p>
      <p className="only-dark-mode">By night</p>
    </>
  ),
  play: async ({ canvas, globals }) => {
    const isDark = globals.mode === 'dark';
    await expect(canvas.getByText('By day').checkVisibility()).toBe(!isDark);
    await expect(canvas.getByText('By night').checkVisibility()).toBe(isDark);
  },
});

export const PairedImagesDark = PairedImages.extend({ globals: { mode: 'dark' } });

const docsTheme = createDocsTheme();

const restyled: Theme['components'] = {
  DocsCallout: {
    styleOverrides: { root: { borderRadius: 12 }, title: { textTransform: 'uppercase' } },
  },
  DocsBreadcrumbs: {
    styleOverrides: { link: { color: docsTheme.vars.palette.success.main } },
  },
  DocsNavDrawer: { styleOverrides: { root: { borderWidth: 0 }, link: { borderRadius: 16 } } },
};

/** `theme.components` restyles components and their slots, those with classes of their own too. */
export const RestyledComponents = meta.story({
  render: () => (
    <ThemeProvider theme={{ ...docsTheme, components: restyled }}>
      <Breadcrumbs items={[{ title: 'Core', href: '#core' }, { title: 'Layout' }]} />
      <Callout kind="info" title="A note">
        Keep the layout above the routes.
      </Callout>
      <NavDrawer label="Core" nodes={sampleMenu} activeHref={activeHref} />
    </ThemeProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const styleOf = (element: Element) => getComputedStyle(element);
    await expect(styleOf(canvas.getByRole('note')).borderRadius).toBe('12px');
    await expect(styleOf(canvas.getByText('A note')).textTransform).toBe('uppercase');
    const link = canvas.getByRole('link', { name: 'Core' });
    const success = document.createElement('i');
    success.style.color = 'var(--docs-palette-success-main)';
    canvasElement.append(success);
    await expect(styleOf(link).color).toBe(styleOf(success).color);
    success.remove();
    const menu = canvasElement.querySelector('[data-nav]')!;
    await expect(styleOf(menu).borderInlineEndWidth).toBe('0px');
    await expect(styleOf(menu.querySelector('ul a')!).borderRadius).toBe('16px');
  },
});
