/** See `compiledPages.ts`. */
declare module '*.mdx?compiled' {
  const page: CompiledStoryPage;
  export default page;
}
