import { styled } from '@mui/material/styles';
import type { CodePreference } from '../../domain/code/codeHash';
import { demoStylings } from '../../domain/content/demoStylings';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { strings } from '../../domain/strings/strings';
import { partOverrides } from '../../theme/mixins';

/** Matches `<html>` while a value is chosen; the first one also while none is. */
function whenChosen(preference: CodePreference, value: string): string {
  const { attribute, values } = preferenceTable[preference];
  const [, ...others] = (values as readonly string[]).map((name) => `[${attribute}="${name}"]`);
  // Emotion treats a selector that starts with a colon as a state of the container.
  return value === values[0] ? `html:not(${others.join()})` : `[${attribute}="${value}"]`;
}

const { codeVariant, codeStyling } = preferenceTable;

/** Style of a container: what is in the language of code that is not chosen is hidden. */
export const chosenVariantOnly = {
  [codeVariant.values
    .map(
      (value) =>
        `${whenChosen('codeVariant', value)} & [data-variant]:not([data-variant="${value}"])`,
    )
    .join()]: { display: 'none' },
};

/** Style of a container: of the versions of code in it, those that are not chosen are hidden. */
export const chosenVersionsOnly = {
  [[
    ...codeVariant.values.map(
      (value) =>
        `${whenChosen('codeVariant', value)} & [data-variant]:not([data-variant="${value}"])`,
    ),
    ...codeStyling.values.map(
      (value) =>
        `${whenChosen('codeStyling', value)} & [data-styling]:not([data-styling~="${demoStylings[value].slug}"])`,
    ),
  ].join()]: { display: 'none' },
};

/** Buttons side by side, one of them chosen. */
const Group = styled('div', {
  name: 'DocsCodeVariantSwitcher',
  slot: 'Root',
  overridesResolver: partOverrides({ button: '> *' }),
})(({ theme }) => ({
  display: 'flex',
  '& > *': {
    minInlineSize: 36,
    minBlockSize: 'calc(var(--row) - 4px)',
    paddingInline: theme.spacing(1),
    border: 'var(--line)',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 500,
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    '&:first-of-type': {
      borderStartStartRadius: theme.shape.borderRadius,
      borderEndStartRadius: theme.shape.borderRadius,
    },
    '&:last-of-type': {
      borderStartEndRadius: theme.shape.borderRadius,
      borderEndEndRadius: theme.shape.borderRadius,
    },
    '& + *': { borderInlineStart: 0 },
  },
  [[codeVariant, codeStyling]
    .flatMap(({ attribute, values }) =>
      values.map((value) => `[${attribute}="${value}"] & > [value="${value}"]`),
    )
    .join()]: {
    background: theme.vars.palette.action.selected,
    color: theme.vars.palette.primary.main,
  },
}));

export interface CodeSwitchProps {
  preference: CodePreference;
  /** Names the group, for assistive technology. */
  label: string;
  /** The value that is chosen, in an island. */
  chosen?: string;
}

/** A button for each value of a preference, once `attachCodeVariantSwitcher` listens. */
export function CodeSwitch({
  preference,
  label,
  chosen = preferenceTable[preference].values[0],
}: CodeSwitchProps) {
  return (
    <Group className="needs-script" role="group" aria-label={label}>
      {preferenceTable[preference].values.map((value) => (
        <button
          key={value}
          type="button"
          value={value}
          aria-pressed={value === chosen}
          data-choose={preference}
        >
          {value}
        </button>
      ))}
    </Group>
  );
}

/**
 * TypeScript or JavaScript, for all code of the site.
 *
 * **When to use:** Show it with code that differs between TypeScript and JavaScript.
 *
 * **When not to use:** Leave it out for code without types, which is the same in both languages.
 *
 * **Accessibility:** It's a named group of toggle buttons, of which one is pressed.
 */
export function CodeVariantSwitcher({ chosen }: Pick<CodeSwitchProps, 'chosen'>) {
  return <CodeSwitch preference="codeVariant" label={strings['code.language']} chosen={chosen} />;
}
