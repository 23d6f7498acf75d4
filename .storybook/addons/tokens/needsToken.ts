export type Aspect =
  'color' | 'background' | 'border' | 'radius' | 'font' | 'size' | 'spacing' | 'shadow';

const sides = ['top', 'right', 'bottom', 'left'];
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/** The CSS properties of each aspect. */
export const propertiesOf: Record<Aspect, readonly string[]> = {
  color: ['color'],
  background: ['background-color', 'background-image'],
  border: sides.map((side) => `border-${side}-color`),
  radius: corners.map((corner) => `border-${corner}-radius`),
  font: ['font-family'],
  size: ['font-size'],
  spacing: ['padding', 'margin']
    .flatMap((box) => sides.map((side) => `${box}-${side}`))
    .concat('row-gap', 'column-gap'),
  shadow: ['box-shadow'],
};

/** Elements inherit what is of text, and it shows where they have text of their own. */
export const isOfText = (property: string) => /^(color|font)/.test(property);

/** Pixels of half a step of `theme.spacing`, which writes no variables as no style sheet changes it. */
const grid = 4;

const isOnGrid = (value: string) =>
  value.split(' ').every((length) => {
    const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(length) ?? [];
    return number !== undefined && (Number(number) * (unit === 'rem' ? 16 : 1)) % grid === 0;
  });

export const unseen = 'nothing to see';

const reasons: Record<string, RegExp> = {
  [unseen]: /^((-?0(px|%)?|none|normal|auto|transparent)( |$))+$|, 0\)$/,
  'as around it': /^(inherit|initial|unset|revert|revert-layer|currentcolor)$/,
  'a share of what is around it': /^-?[\d.]+(%|em|ch|v[wh]|cq[wi])$/,
  'a circle or pill': /^9{2,}px$/,
  'a picture': /^url\(/,
};

/** Why a value needs no token; undefined where it needs one. */
export function whyNoToken(aspect: Aspect, value: string): string | undefined {
  const reason = Object.keys(reasons).find((why) => reasons[why]!.test(value.toLowerCase()));
  return reason ?? (aspect === 'spacing' && isOnGrid(value) ? `on the ${grid} px grid` : undefined);
}

/** The variables that a value uses; of one with a fallback, only the one that counts. */
export function variablesIn(value: string, isSet: (name: string) => boolean): string[] {
  const start = value.indexOf('var(');
  if (start < 0) return [];
  let [end, depth] = [start + 4, 1];
  for (; depth > 0 && end < value.length; end += 1)
    depth += Number(value[end] === '(') - Number(value[end] === ')');
  const [name = '', ...fallback] = value.slice(start + 4, end - 1).split(',');
  const used = isSet(name.trim()) ? [name.trim()] : variablesIn(fallback.join(','), isSet);
  return [...used, ...variablesIn(value.slice(end), isSet)];
}
