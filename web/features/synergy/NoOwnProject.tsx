/** In place of an AI tool for people without a project of their own: how to begin one, or where to find those that they may change. */
import { Button, HStack } from '@chakra-ui/react'
import { FolderKanban, FolderSearch, Plus } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/synergy/nav.js'
import { useAllowed } from '#web/app/AppContext.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface Props {
  title: string
  message: string
  /** What the button that begins a project says. */
  create: string
}

export function NoOwnProject({ title, message, create }: Props) {
  const seesAll = useAllowed('PROJECT_REVIEW')
  return (
    <EmptyState
      icon={FolderKanban}
      title={title}
      message={message}
      action={
        <HStack wrap="wrap" justifyContent="center">
          {seesAll && (
            <Button asChild>
              <Link to="/projects/list">
                <FolderSearch size={16} aria-hidden />
                {texts.openProject()}
              </Link>
            </Button>
          )}
          <Button asChild variant={seesAll ? 'outline' : 'solid'}>
            <Link to="/researchers/projects/new">
              <Plus size={16} aria-hidden />
              {create}
            </Link>
          </Button>
        </HStack>
      }
    />
  )
}
