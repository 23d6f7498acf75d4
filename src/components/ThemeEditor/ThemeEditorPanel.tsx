import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isPreference, preferenceTable } from '../../domain/preferences/preferenceTable';
import { viewLink } from '../../domain/preferences/viewLink';
import { parameterOf } from '../../domain/preferences/viewParameters';
import { escapeHtml, format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { themeEditorStrings as texts } from '../../domain/strings/themeEditorStrings';
import * as themes from '../../domain/theme/demoTheme';
import type { TimerId } from '../../platform/Platform';
import { usePlatform, usePreference } from '../../platform/PlatformContext';
import { denseComponents } from '../../theme/denseComponents';
import { islandScope } from '../../theme/themeCss';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { useCopyLink } from '../CopyViewLink/CopyViewLink';
import { Icon } from '../Icon/Icon';
import { ColorField } from './ColorField';
import { ContrastTable } from './ContrastTable';
import { Choice, Columns, Root, Swatch } from './ThemeEditorPanel.styles';

/** What is chosen by name. */
const choices = { font: themes.fontNames, density: themes.densities } as const;

interface FieldsProps {
  theme: themes.DemoTheme;
  onChange: (changed: Partial<themes.DemoTheme>) => void;
}

function Fields({ theme, onChange }: FieldsProps) {
  const id = useId();
  const pixels = (count: number) => format(texts['themeEditor.pixels'], { count });
  return (
    <Columns>
      {themes.schemes.map((scheme) => (
        <div key={scheme} role="group" aria-labelledby={id + scheme}>
          <Typography variant="caption" color="textSecondary" id={id + scheme}>
            {texts[`themeEditor.scheme.${scheme}`]}
          </Typography>
          {themes.colorNames.map((name) => (
            <ColorField
              key={name}
              {...{ name, scheme }}
              value={theme[scheme][name]}
              onChange={(color) => onChange({ [scheme]: { ...theme[scheme], [name]: color } })}
            />
          ))}
        </div>
      ))}
      <Stack spacing={2}>
        <Typography variant="caption" color="textSecondary" id={id}>
          {texts['themeEditor.radius']} <bdi>{pixels(theme.radius)}</bdi>
        </Typography>
        <Slider
          {...themes.radiusRange}
          size="small"
          aria-labelledby={id}
          getAriaValueText={pixels}
          value={theme.radius}
          onChange={(_event, radius) => onChange({ radius: Number(radius) })}
        />
        {(['font', 'density'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={texts[`themeEditor.${name}`]}
            slotProps={{ select: { native: true } }}
            value={theme[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            {choices[name].map((value) => (
              <option key={value} value={value}>
                {texts[`themeEditor.${value}`]}
              </option>
            ))}
          </TextField>
        ))}
      </Stack>
    </Columns>
  );
}

/** Milliseconds without a change after which the address shows the theme. Browsers limit how often it may change. */
const addressPause = 300;

function showInAddress(theme: string) {
  const url = new URL(location.href);
  url.searchParams.set(parameterOf('demoTheme'), theme);
  history.replaceState(history.state, '', url);
}

export interface ThemeEditorPanelProps {
  /** The theme in the page's URL. */
  linked: string | null;
  /** Where contrast and code are shown; by default below the controls. */
  results?: Element | null;
}

/**
 * Makes a theme for demos. The page shows each change at once; other pages and tabs show the theme when it is used on
 * all demos. The URL of the page has the theme, so it is kept when the page reloads.
 */
export function ThemeEditorPanel({ linked, results }: ThemeEditorPanelProps) {
  const { analytics, clock, preferences, storage } = usePlatform();
  const dir = usePreference('direction');
  const text = usePreference('demoTheme');
  const theme = themes.parseDemoTheme(text);
  const { key } = preferenceTable.demoTheme;
  /** A tab gets no event for what it stores itself. */
  const [, readStored] = useReducer((count: number) => count + 1, 0);
  const stored = useSyncExternalStore(storage.subscribe, () => storage.get(key) ?? '');
  const [isLinkInvalid, setLinkInvalid] = useState(
    linked !== null && !isPreference('demoTheme', linked),
  );
  /** What *Back to the default* has removed. */
  const [removed, setRemoved] = useState('');
  const { done, copy } = useCopyLink();
  const timer = useRef<TimerId>(undefined);
  useEffect(() => () => clock.clearTimeout(timer.current), [clock]);

  const report = (eventAction: 'use' | 'default' | 'link' | 'sample', eventLabel = '') =>
    analytics.send({ name: 'theme', eventAction, eventLabel });
  const show = (next: string) => {
    preferences.show({ demoTheme: next });
    setLinkInvalid(false);
    setRemoved('');
    clock.clearTimeout(timer.current);
    timer.current = clock.setTimeout(() => showInAddress(next), addressPause);
  };
  const store = (next: string) => {
    clock.clearTimeout(timer.current);
    preferences.set('demoTheme', next);
    readStored();
    report(next ? 'use' : 'default');
    setRemoved(next ? '' : text);
  };
  const state = text !== stored ? 'draft' : text ? 'used' : 'default';
  const starts = [
    { ...themes.defaultDemoTheme, name: texts['themeEditor.default'], text: '' },
    ...themes.sampleThemes,
  ];
  const code = themes.printDemoTheme(theme, denseComponents);
  const outcome = (
    <Stack spacing={2} className={islandScope} dir={dir}>
      <h2>{texts['themeEditor.contrast']}</h2>
      <ContrastTable theme={theme} />
      <h2>{texts['themeEditor.code']}</h2>
      <CodeBlock language="ts" title={'src/theme.ts'} html={escapeHtml(code)} />
    </Stack>
  );

  return (
    <Root className={islandScope} role="region" aria-label={texts['themeEditor.title']} dir={dir}>
      <Stack spacing={3}>
        {isLinkInvalid && (
          <Alert severity="warning" icon={<Icon name="alert" />}>
            <bdi>{texts['themeEditor.invalidLink']}</bdi>
          </Alert>
        )}
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label={texts['themeEditor.samples']}
          value={text}
          onChange={(_event, start: string | null) => {
            if (start === null) return;
            report('sample', themes.sampleThemes.find((sample) => sample.text === start)?.name);
            show(start);
          }}
        >
          {starts.map(({ name, text: value, light, dark }) => (
            <Choice key={name} value={value}>
              <Swatch colors={[light.page, light.primary, dark.primary, dark.page]} />
              {name}
            </Choice>
          ))}
        </ToggleButtonGroup>
        <Fields
          theme={theme}
          onChange={(changed) => show(themes.formatDemoTheme({ ...theme, ...changed }))}
        />
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" disableElevation onClick={() => store(text)}>
            {texts['themeEditor.use']}
          </Button>
          <Button variant="outlined" onClick={() => store('')}>
            {texts['themeEditor.reset']}
          </Button>
          {removed && <Button onClick={() => show(removed)}>{texts['themeEditor.undo']}</Button>}
          <Button
            startIcon={<Icon name="link" />}
            onClick={() => {
              report('link');
              void copy(viewLink(location.href, { preferences: [['demoTheme', text]], tabs: [] }));
            }}
          >
            <span aria-live="polite">{done ? strings[done] : texts['themeEditor.copyLink']}</span>
          </Button>
        </Stack>
        <Typography variant="body2" color="textSecondary" role="status">
          <bdi>
            {texts[`themeEditor.status.${state}`]}{' '}
            {state === 'used' && !storage.keeps() && texts['themeEditor.status.unkept']}
          </bdi>
        </Typography>
      </Stack>
      {results ? createPortal(outcome, results) : outcome}
    </Root>
  );
}
