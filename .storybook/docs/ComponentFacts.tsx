import facts from 'virtual:component-facts';
import { Copy } from './tokens/Copy';
import { Inline, Part } from './ComponentPage.styles';

/** Pages that are listed; the others are a number. */
const listed = 8;

export const ComponentTokens = ({ tokens }: Pick<ComponentFacts, 'tokens'>) => (
  <Part>
    <h2>Tokens</h2>
    <Inline>
      {tokens.map((token) => (
        <li key={token}>
          <Copy text={token.startsWith('--') ? `var(${token})` : token} />
        </li>
      ))}
    </Inline>
  </Part>
);

/** Links to the site, which is published beside the workbench. */
export const ComponentPages = ({
  pages,
  isEverywhere,
}: Pick<ComponentFacts, 'pages' | 'isEverywhere'>) => (
  <Part>
    <h2>On the site</h2>
    {isEverywhere && <p>Part of every page.</p>}
    <Inline>
      {pages.slice(0, listed).map(({ title, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {title}
          </a>
        </li>
      ))}
      {pages.length > listed && <li>and {pages.length - listed} more pages</li>}
    </Inline>
  </Part>
);

/** The facts about a component; undefined for what is not one. */
export const factsOf = (name: string): ComponentFacts | undefined => facts[name];

/** Components by the token, or the value without a token, that they use. */
export const usersOf = (token: string): string[] =>
  Object.keys(facts).filter((name) =>
    [...facts[name]!.tokens, ...facts[name]!.values].includes(token),
  );

/** Values without a token in the styles of components. */
export const usedValues = (pattern: RegExp): string[] =>
  [...new Set(Object.values(facts).flatMap(({ values }) => values))].filter((value) =>
    pattern.test(value),
  );
