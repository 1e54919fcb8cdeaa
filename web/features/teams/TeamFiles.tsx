/** The files of a team that the viewer may open, and for its members the way to add to them. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { TeamFiles_team$key } from '#web/__generated__/TeamFiles_team.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'

export function TeamFiles({ team: key }: { team: TeamFiles_team$key }) {
  const { id, number, canWork, isArchived, files } = useFragment(
    graphql`
      fragment TeamFiles_team on Team {
        id
        number
        canWork
        isArchived
        files {
          ...FilesSection_files
        }
      }
    `,
    key,
  )
  const host = useMemo(() => ({ entityType: 'team', number }) as const, [number])
  return (
    <FilesSection id={id} host={host} files={files} canAdd={canWork && !isArchived} insiders="the team’s members" />
  )
}
