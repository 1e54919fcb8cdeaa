/** A report as tables, of which CSV, XLSX and PDF files are made. */
export type Cell = string | number | null

export interface ReportTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface Report {
  readonly title: string
  /** Of whom, over which days, as of when. */
  readonly about: readonly string[]
  readonly tables: readonly ReportTable[]
}
