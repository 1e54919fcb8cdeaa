/** What we use of citation-js, which has no types. */
declare module '@citation-js/core' {
  export const plugins: {
    config: { get(name: '@csl'): { styles: { add(name: string, xml: string): void; has(name: string): boolean } } }
    input: { chain(text: string, options: { generateGraph: boolean; forceType: string }): unknown[] }
    output: { format(format: string, works: readonly object[], options?: object): string }
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
declare module '@citation-js/plugin-csl' {}
