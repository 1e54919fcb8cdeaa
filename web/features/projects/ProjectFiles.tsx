/** The files of a project that the viewer may open, and for its editors the way to add to them. */
import { useCallback, useMemo } from 'react'
import { graphql } from 'react-relay'
import { fetchQuery, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { ProjectFiles_project$key } from '#web/__generated__/ProjectFiles_project.graphql.ts'
import type { ProjectFilesQuery } from '#web/__generated__/ProjectFilesQuery.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'

export function ProjectFiles({ project: key }: { project: ProjectFiles_project$key }) {
  const { number, canAddFiles, files } = useFragment(
    graphql`
      fragment ProjectFiles_project on Project {
        number
        canAddFiles
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
      fetchQuery<ProjectFilesQuery>(
        environment,
        graphql`
          query ProjectFilesQuery($number: Int!) {
            project(number: $number) {
              ...ProjectFiles_project
            }
          }
        `,
        { number },
      ).toPromise(),
    [environment, number],
  )
  const host = useMemo(() => ({ entityType: 'project', number }) as const, [number])
  return <FilesSection host={host} files={files} canAdd={canAddFiles} refresh={refresh} />
}
