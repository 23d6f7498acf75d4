/** See `compiledPages.ts`: written pages and reference pages. */
declare module '*.mdx?compiled' {
  const page: CompiledStoryPage;
  export default page;
}

declare module 'reference:*' {
  const page: CompiledStoryPage;
  export default page;
}

declare module 'virtual:figures' {
  const figures: CompiledFigures;
  export default figures;
}

/** See `componentFacts.ts`. */
declare module 'virtual:component-facts' {
  const facts: Record<string, ComponentFacts>;
  export default facts;
}
