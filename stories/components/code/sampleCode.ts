import { tokenClasses, type TokenKind } from '../../../src/content/tokenClasses';

const token = (kind: TokenKind, text: string) =>
  `<span class="${tokenClasses[kind]}">${text}</span>`;

const open = (name: string) => `&lt;${token('tag', name)}`;
const close = (name: string) => `&lt;/${token('tag', name)}&gt;`;

function appSource(isTypeScript: boolean) {
  const type = isTypeScript ? `${token('punctuation', ':')} ${token('tag', 'Navigation')}` : '';
  return `${token('keyword', 'import')} { AppProvider } ${token('keyword', 'from')} ${token('string', "'@toolpad/core/AppProvider'")};
${token('keyword', 'import')} { DashboardLayout } ${token('keyword', 'from')} ${token('string', "'@toolpad/core/DashboardLayout'")};

${token('comment', '// What the side menu shows.')}
<span class="line line-highlighted">${token('keyword', 'const')} ${token('constant', 'navigation')}${type} ${token('keyword', '=')} [{ segment: ${token('string', "'orders'")}, title: ${token('string', "'Orders'")} }];</span>

${token('keyword', 'export default function')} ${token('function', 'App')}({ children }) {
  ${token('keyword', 'return')} (
    ${open('AppProvider')} ${token('attribute', 'navigation')}={${token('constant', 'navigation')}}&gt;
      ${open('DashboardLayout')}&gt;{children}${close('DashboardLayout')}
    ${close('AppProvider')}
  );
}`;
}

/** Highlighted code as the content compiler writes it. */
export const sampleTs = appSource(true);
export const sampleJs = appSource(false);

export const sampleCommand = `${token('function', 'npm')} ${token('string', 'install')} ${token('string', '@toolpad/core @mui/material @emotion/react @emotion/styled')}`;

export const sampleDiff = `<span class="line line-removed">${token('keyword', 'import')} { AppProvider } ${token('keyword', 'from')} ${token('string', "'@toolpad/core'")};</span>
<span class="line line-added">${token('keyword', 'import')} { AppProvider } ${token('keyword', 'from')} ${token('string', "'@toolpad/core/AppProvider'")};</span>`;

/** Every kind of token once. */
export const sampleTokens = (Object.keys(tokenClasses) as TokenKind[])
  .map((kind) => token(kind, kind))
  .join('\n');
