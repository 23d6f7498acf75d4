/** See `componentFacts.ts`. */
declare module 'virtual:component-facts' {
  const facts: Record<string, import('./componentFacts').ComponentFacts>;
  export default facts;
}
