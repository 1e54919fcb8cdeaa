/** Archives the selected projects. */
import { ArchiveDialog } from './ArchiveDialog.tsx'
import type { BulkDialog } from './BulkAccess.tsx'

export default function ArchiveSelected({ ids, name, ...rest }: BulkDialog) {
  return <ArchiveDialog asked={{ ids, name }} {...rest} />
}
