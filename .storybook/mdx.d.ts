/** See `compiledPages.ts`: written pages and reference pages. */
declare module '*.mdx?compiled' {
  const page: CompiledStoryPage;
  export default page;
}

declare module 'reference:*' {
  const page: CompiledStoryPage;
  export default page;
}
