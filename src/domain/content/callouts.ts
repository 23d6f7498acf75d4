interface CalloutRow {
  /** Key of the palette. */
  color: string;
  /** SVG path of its icon, stroked in a box of 20. */
  icon: string;
}

const circle = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z';

/** The kinds of callouts, by their names after `:::` in Markdown. Their label is the string `callout.<key>`. */
export const callouts = {
  info: { color: 'info', icon: `${circle}M10 9.5v4M10 6.6v.1` },
  success: { color: 'success', icon: `${circle}M6.8 10.2l2.2 2.2 4.2-4.6` },
  warning: { color: 'warning', icon: 'M10 3 2 16.5h16zM10 8v4M10 14.2v.1' },
  error: { color: 'error', icon: `${circle}M7.5 7.5l5 5m0-5-5 5` },
} as const satisfies Record<string, CalloutRow>;

export type CalloutKind = keyof typeof callouts;

export const calloutKinds = Object.keys(callouts) as CalloutKind[];

/** Whether `:::name` is a callout. */
export const isCalloutKind = (name: string): name is CalloutKind => Object.hasOwn(callouts, name);
