import Button from '@mui/material/Button';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useId, type KeyboardEvent } from 'react';
import { pressedKeys } from '../../domain/keyboard/pressedKeys';
import {
  type Preferences,
  modeChoices,
  preferenceTable,
} from '../../domain/preferences/preferenceTable';
import { format } from '../../domain/strings/format';
import { strings, type StringKey } from '../../domain/strings/strings';
import { usePlatform, usePreference } from '../../platform/PlatformContext';
import { CopyViewLink } from '../CopyViewLink/CopyViewLink';
import { Description, LabeledSwitch } from '../LabeledSwitch/LabeledSwitch';

/** The preferences, with space between them. */
const List = styled('div', { name: 'DocsSettings', slot: 'List' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
}));

const Label = styled('div', { name: 'DocsSettings', slot: 'Label' })(({ theme }) => ({
  ...theme.typography.caption,
  marginBlockEnd: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
}));

/** Two or three values side by side on a sunken surface; the chosen one is raised. */
const Choice = styled(ToggleButtonGroup, { name: 'DocsSettings', slot: 'Choice' })(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 2,
  padding: 2,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  background: theme.vars.palette.background.subtle,
}));

const Value = styled(ToggleButton, { name: 'DocsSettings', slot: 'Value' })(({ theme }) => ({
  [`&.${toggleButtonClasses.root}`]: {
    minBlockSize: 'var(--row)',
    margin: 0,
    padding: theme.spacing(0, 0.5),
    border: '1px solid transparent',
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.pxToRem(13),
    lineHeight: 1.3,
    '&:hover': {
      background: theme.vars.palette.action.hover,
      color: theme.vars.palette.text.primary,
    },
    '&:focus-visible': { zIndex: 1 },
  },
  [`&.${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
    borderColor: theme.vars.palette.divider,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
}));

type Chosen = 'mode' | 'direction' | 'codeVariant' | 'codeStyling';

/** Interface strings of the values. Others have a name that is the same in every language. */
const labels: Readonly<Record<string, StringKey>> = {
  light: 'settings.mode.light',
  dark: 'settings.mode.dark',
  system: 'settings.mode.system',
  ltr: 'settings.direction.ltr',
  rtl: 'settings.direction.rtl',
};
const names: Readonly<Record<string, string>> = { TS: 'TypeScript', JS: 'JavaScript' };

const labelOf = (value: string) => (labels[value] ? strings[labels[value]] : names[value]) ?? value;

function useChoose() {
  const { analytics, preferences } = usePlatform();
  return <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => {
    preferences.set(name, value);
    analytics.send({ name: 'settings', eventAction: value, eventLabel: name });
  };
}

/** Arrow keys choose the next or previous value, as in any radio group. */
function chooseByArrow(event: KeyboardEvent<HTMLElement>) {
  const forward = event.currentTarget.matches('[dir=rtl] *') ? 'ArrowLeft' : 'ArrowRight';
  const keys = pressedKeys(event.nativeEvent);
  const isForward = keys === 'ArrowDown' || keys === forward;
  if (!keys.startsWith('Arrow')) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const index = radios.indexOf(event.target as HTMLElement);
  const next = radios[(index + (isForward ? 1 : radios.length - 1)) % radios.length];
  next?.focus();
  next?.click();
}

/** Toggle buttons that assistive technology reads as radio buttons: exactly one is chosen. */
function PreferenceChoice<Name extends Chosen>({ name, remark }: { name: Name; remark?: string }) {
  const labelId = useId();
  const remarkId = `${labelId}-remark`;
  const choose = useChoose();
  const chosen = usePreference(name);
  const values: readonly Preferences[Name][] =
    name === 'mode'
      ? (modeChoices as readonly string[] as readonly Preferences[Name][])
      : preferenceTable[name].values;
  return (
    <div>
      <Label id={labelId}>{strings[`settings.${name}`]}</Label>
      <Choice
        exclusive
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={remark && remarkId}
        value={chosen}
        onChange={(_event, value: Preferences[Name] | null) => value && choose(name, value)}
        onKeyDown={chooseByArrow}
      >
        {values.map((value) => (
          <Value
            key={value}
            value={value}
            role="radio"
            aria-checked={value === chosen}
            aria-pressed={undefined}
            tabIndex={value === chosen ? 0 : -1}
          >
            {labelOf(value)}
          </Value>
        ))}
      </Choice>
      {remark && (
        <Description id={remarkId} sx={{ mt: 1 }}>
          <bdi>{remark}</bdi>
        </Description>
      )}
    </div>
  );
}

function DenseSwitch() {
  const choose = useChoose();
  return (
    <LabeledSwitch
      label={strings['settings.dense']}
      description={strings['settings.dense.description']}
      checked={usePreference('density') === 'dense'}
      onChange={(checked) => choose('density', checked ? 'dense' : 'comfortable')}
    />
  );
}

/** Where a theme for all demos is made and, while there is one, the way back. */
function DemoThemeLinks({ themeEditor }: Pick<SettingsPanelProps, 'themeEditor'>) {
  const choose = useChoose();
  const isOwn = usePreference('demoTheme') !== '';
  return (
    <div>
      <Label>{strings['settings.demoTheme']}</Label>
      <Button variant="outlined" color="inherit" href={themeEditor}>
        {strings['settings.demoTheme.edit']}
      </Button>
      {isOwn && (
        <Button color="inherit" onClick={() => choose('demoTheme', '')}>
          {strings['settings.demoTheme.reset']}
        </Button>
      )}
    </div>
  );
}

export interface SettingsPanelProps {
  /** Path of the page with the theme editor, where there is one. */
  themeEditor?: string;
  /** How many demos the page has, and how many of them in all stylings. */
  demos?: { all: number; styled: number };
}

/**
 * The preferences of the site; others are chosen where they act. A change applies immediately, in other tabs, too.
 * Below them, a link to the page as it is.
 */
export function SettingsPanel({ themeEditor, demos }: SettingsPanelProps) {
  return (
    <>
      <List>
        <PreferenceChoice name="mode" />
        <PreferenceChoice name="direction" remark={strings['settings.direction.remark']} />
        <DenseSwitch />
        <PreferenceChoice name="codeVariant" />
        <PreferenceChoice
          name="codeStyling"
          remark={demos && format(strings['settings.codeStyling.demos'], demos)}
        />
        {themeEditor && <DemoThemeLinks themeEditor={themeEditor} />}
      </List>
      <CopyViewLink />
    </>
  );
}
