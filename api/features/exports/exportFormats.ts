/** The formats of scheduled exports, as the call of exports names them. */
import type { ExportFormat } from '../../__generated__/prisma/enums.ts'
import type { ScheduledExport } from '../../__generated__/prisma/client.ts'
import type { ExportRequest, Format } from './exportList.ts'

export const formatNames: Readonly<Record<ExportFormat, Format>> = {
  CSV: 'csv',
  XLSX: 'xlsx',
  JSON: 'json',
  BIBTEX: 'bib',
}

type Kept = Pick<ScheduledExport, 'list' | 'format' | 'columns' | 'sort'> & { filter?: unknown }

/** What a schedule asks of the list. */
export const requestOf = ({ list, format, columns, filter, sort }: Kept): ExportRequest => ({
  list,
  format: formatNames[format],
  columns,
  filter: filter ?? null,
  sort,
})
