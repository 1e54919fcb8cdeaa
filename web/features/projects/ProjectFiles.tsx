/** The files of a project that the viewer may open, and for its editors the way to add to them. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectFiles_project$key } from '#web/__generated__/ProjectFiles_project.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'

export function ProjectFiles({ project: key }: { project: ProjectFiles_project$key }) {
  const { id, number, canAddFiles, files } = useFragment(
    graphql`
      fragment ProjectFiles_project on Project {
        id
        number
        canAddFiles
        files {
          ...FilesSection_files
        }
      }
    `,
    key,
  )
  const host = useMemo(() => ({ entityType: 'project', number }) as const, [number])
  return <FilesSection id={id} host={host} files={files} canAdd={canAddFiles} />
}
