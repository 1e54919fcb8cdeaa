/** Saves a project that is open to the viewer, or takes it off the saved ones. */
import { Button } from '@chakra-ui/react'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/opportunities/actions.js'
import type { SaveProject_project$key } from '#web/__generated__/SaveProject_project.graphql.ts'
import { useMarkOpportunity } from './useMarkOpportunity.ts'

export function SaveProject({ project: key }: { project: SaveProject_project$key }) {
  const { id, title, canSave, ownMarks } = useFragment(
    graphql`
      fragment SaveProject_project on Project {
        id
        title
        canSave
        ownMarks {
          id
          savedAt
        }
      }
    `,
    key,
  )
  const { save, unsave } = useMarkOpportunity()
  const saved = ownMarks.find(({ savedAt }) => savedAt)
  if (!canSave) return null
  return (
    <Button
      variant={saved ? 'subtle' : 'outline'}
      aria-label={saved ? texts.savedTitle({ title }) : texts.saveTitle({ title })}
      onClick={() => (saved ? unsave(saved.id) : save(id))}
    >
      {saved ? <BookmarkCheck size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
      {saved ? texts.isSaved() : texts.save()}
    </Button>
  )
}
