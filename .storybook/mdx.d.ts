/** See `compiledPages.ts`: written pages and reference pages. */
declare module '*.mdx?compiled' {
  const page: CompiledStoryPage;
  export default page;
}

declare module 'reference:*' {
  const page: CompiledStoryPage;
  export default page;
}

declare module 'playground:*' {
  const playground: CompiledPlayground;
  export default playground;
}

declare module 'virtual:figures' {
  const figures: CompiledFigures;
  export default figures;
}

/** See `componentPages.ts`: the pages of the site that contain each component. */
declare module 'virtual:component-pages' {
  const pages: Record<string, { title: string; href: string }[]>;
  export default pages;
}
