/** The files of a team that the viewer may open, and for its members the way to add to them. */
import { useCallback, useMemo } from 'react'
import { graphql } from 'react-relay'
import { fetchQuery, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { TeamFiles_team$key } from '#web/__generated__/TeamFiles_team.graphql.ts'
import type { TeamFilesQuery } from '#web/__generated__/TeamFilesQuery.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'

export function TeamFiles({ team: key }: { team: TeamFiles_team$key }) {
  const { number, canWork, isArchived, files } = useFragment(
    graphql`
      fragment TeamFiles_team on Team {
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
  const environment = useRelayEnvironment()
  const refresh = useCallback(
    () =>
      fetchQuery<TeamFilesQuery>(
        environment,
        graphql`
          query TeamFilesQuery($number: Int!) {
            team(number: $number) {
              ...TeamFiles_team
            }
          }
        `,
        { number },
      ).toPromise(),
    [environment, number],
  )
  const host = useMemo(() => ({ entityType: 'team', number }) as const, [number])
  return (
    <FilesSection
      host={host}
      files={files}
      canAdd={canWork && !isArchived}
      insiders="the team’s members"
      refresh={refresh}
    />
  )
}
