import type { Aspect } from './needsToken';

/** What stands behind a value of an element. */
export interface TokenUse {
  aspect: Aspect;
  /** The CSS properties that have it. */
  property: string;
  /** As computed in this mode. */
  value: string;
  /** As the rule has it; empty where the browser decides. */
  declared: string;
  /** Variables of the theme, each with those that it refers to: `--line → --docs-palette-divider`. */
  tokens: string[];
  /** Why it needs no token. */
  why?: string;
  /** Contrast of text with what is behind it; unknown on a picture. */
  contrast?: number;
}

export interface ElementTokens {
  /** `button.MuiButton-root "Save"` */
  label: string;
  selector: string;
  uses: TokenUse[];
}

/** A value without a token that needs one, and the elements that have it. */
export interface Debt extends Pick<TokenUse, 'property' | 'value' | 'declared'> {
  /** Of the first element. */
  label: string;
  selectors: string[];
}

/** Events of the tool, the panel and the preview. */
export const events = {
  inspect: 'tokens/inspect',
  pointed: 'tokens/pointed',
  chosen: 'tokens/chosen',
  request: 'tokens/request',
  answer: 'tokens/answer',
  outline: 'tokens/outline',
};
