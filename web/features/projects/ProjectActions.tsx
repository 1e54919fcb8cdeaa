/** What can be done with a project of one's own, as a small menu. */
import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react'
import type { OpenProject } from './ProjectOverlay.tsx'

interface Props {
  project: { id: string; number: number; title: string; canUpdate: boolean; canDelete: boolean }
  onOpen: (open: OpenProject) => void
  onDelete: (project: { id: string; title: string }) => void
}

export const ProjectActions = ({ project, onOpen, onDelete }: Props) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount>
    <Menu.Trigger asChild>
      <IconButton size="xs" variant="ghost" aria-label={`Actions for ${project.title}`}>
        <EllipsisVertical size={16} />
      </IconButton>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="view" onSelect={() => onOpen({ number: project.number, mode: 'view' })}>
            <Eye size={16} aria-hidden />
            View Project
          </Menu.Item>
          {project.canUpdate && (
            <Menu.Item value="edit" onSelect={() => onOpen({ number: project.number, mode: 'edit' })}>
              <Pencil size={16} aria-hidden />
              Edit
            </Menu.Item>
          )}
          {project.canDelete && (
            <Menu.Item value="delete" color="fg.error" onSelect={() => onDelete(project)}>
              <Trash2 size={16} aria-hidden />
              Delete Project
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
)
