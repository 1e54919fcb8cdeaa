/** What can be done with a project of one's own, as a small menu. */
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectActions.js'
import type { ProjectActions_project$key } from '#web/__generated__/ProjectActions_project.graphql.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import type { OpenProject } from './ProjectSheet.tsx'
import { useDeleteProjects } from './useDeleteProjects.tsx'

interface Props {
  project: ProjectActions_project$key
  onOpen: (open: OpenProject) => void
}

export function ProjectActions({ project: key, onOpen }: Props) {
  const project = useFragment(
    graphql`
      fragment ProjectActions_project on Project {
        id
        number
        title
        canUpdate
        canDelete
      }
    `,
    key,
  )
  const askAndDelete = useDeleteProjects()
  const { number, title, canUpdate, canDelete } = project
  const view: MenuAction = {
    label: texts.viewProject(),
    icon: Eye,
    onSelect: () => onOpen({ number, mode: 'view' }),
  }
  const edit: MenuAction = {
    label: texts.edit(),
    icon: Pencil,
    onSelect: () => onOpen({ number, mode: 'edit' }),
  }
  const remove: MenuAction = {
    label: texts.deleteProject(),
    icon: Trash2,
    danger: true,
    onSelect: () => askAndDelete(project),
  }
  return (
    <RowMenu
      label={texts.actionsFor({ title })}
      actions={[view, ...(canUpdate ? [edit] : []), ...(canDelete ? [remove] : [])]}
    />
  )
}
