/** The documents of a collaboration: signed agreements, reports, data. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { CollaborationDocuments_collaboration$key } from '#web/__generated__/CollaborationDocuments_collaboration.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'

export function CollaborationDocuments({ collaboration }: { collaboration: CollaborationDocuments_collaboration$key }) {
  const { id, number, canUpdate, files } = useFragment(
    graphql`
      fragment CollaborationDocuments_collaboration on Collaboration {
        id
        number
        canUpdate
        files {
          ...FilesSection_files
        }
      }
    `,
    collaboration,
  )
  const host = useMemo(() => ({ entityType: 'collaboration', number }) as const, [number])
  return <FilesSection id={id} title="Documents" host={host} files={files} canAdd={canUpdate} insiders="the partners" />
}
