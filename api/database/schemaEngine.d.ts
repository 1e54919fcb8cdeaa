/** What the schema engine's glue exports; the package types only its bundled entry. */
declare module '@prisma/schema-engine-wasm/schema_engine_bg' {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void
  export const SchemaEngine: {
    new: (options: object, log: (line: string) => void, adapter: unknown) => Promise<unknown>
  }
}
