/** What can be done with a project of one's own, as a small menu. */
import { IconButton } from '@chakra-ui/react'
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react'
import * as texts from '#texts/projects/projectActions.js'
import { ActionMenu, type MenuAction } from '#web/ui/ActionMenu.tsx'
import type { OpenProject } from './ProjectSheet.tsx'

interface Props {
  project: { id: string; number: number; title: string; canUpdate: boolean; canDelete: boolean }
  onOpen: (open: OpenProject) => void
  onDelete: (project: { id: string; title: string }) => void
}

export function ProjectActions({ project, onOpen, onDelete }: Props) {
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
    onSelect: () => onDelete(project),
  }
  return (
    <ActionMenu
      trigger={
        <IconButton size="xs" variant="ghost" aria-label={texts.actionsFor({ title })}>
          <EllipsisVertical size={16} />
        </IconButton>
      }
      actions={[view, ...(canUpdate ? [edit] : []), ...(canDelete ? [remove] : [])]}
    />
  )
}
