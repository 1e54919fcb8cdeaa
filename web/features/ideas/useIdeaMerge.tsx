/** Merging an idea into another one and undoing that, for the university; with the ideas that are like it. */
import { Merge, Undo2 } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/merge.js'
import type { useIdeaMerge_idea$key } from '#web/__generated__/useIdeaMerge_idea.graphql.ts'
import type { useIdeaMergeUndoMutation } from '#web/__generated__/useIdeaMergeUndoMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'
import type { Into } from './MergeIdea.tsx'
import { SimilarToIdea } from './SimilarToIdea.tsx'

const MergeIdea = lazily(async () => ({ default: (await import('./MergeIdea.tsx')).MergeIdea }))

/** Not drafts, which nobody has submitted, nor what an expert has validated. */
const mergeable: readonly string[] = ['SUBMITTED', 'UNDER_REVIEW', 'NEEDS_CHANGES', 'APPROVED', 'DECLINED']

interface Merging {
  actions: MenuAction[]
  /** The ideas like it, each with the way to merge it into that one. */
  similar: ReactNode
  dialog: ReactNode
}

export function useIdeaMerge(key: useIdeaMerge_idea$key): Merging {
  const { id, number, title, firstTitle, firstDescription, status, canReview, canUndoMerge } = useFragment(
    graphql`
      fragment useIdeaMerge_idea on Idea {
        id
        number
        title
        firstTitle: title(version: FIRST)
        firstDescription: description(version: FIRST)
        status
        canReview
        canUndoMerge
      }
    `,
    key,
  )
  const [undo] = useAction<useIdeaMergeUndoMutation>(
    graphql`
      mutation useIdeaMergeUndoMutation($input: UndoIdeaMergeInput!) {
        undoIdeaMerge(input: $input) {
          idea {
            ...IdeaSheet_idea
          }
          into {
            ...VoteButton_idea
            mergedIdeas {
              number
              path
              title
            }
          }
        }
      }
    `,
    { success: { title: texts.undone() }, failure: texts.undoFailed() },
  )
  const confirm = useConfirm()
  // The other idea where it is chosen, null where it is chosen in the dialog.
  const [open, setOpen] = useState<{ into: Into | null } | null>(null)
  const may = canReview && mergeable.includes(status)
  const ask = () =>
    confirm({
      title: texts.undoQuestion({ title }),
      message: texts.undoConsequence(),
      confirm: texts.undo(),
      onConfirm: async () => (await undo({ input: { id } })).ok,
    })
  return {
    actions: [
      ...(may ? [{ label: texts.action(), icon: Merge, onSelect: () => setOpen({ into: null }) }] : []),
      ...(canUndoMerge ? [{ label: texts.undo(), icon: Undo2, onSelect: ask }] : []),
    ],
    similar: may && (
      <Suspense fallback={null}>
        <SimilarToIdea
          title={firstTitle}
          description={firstDescription}
          number={number}
          onMerge={(into) => setOpen({ into })}
        />
      </Suspense>
    ),
    dialog: open && (
      <Suspense fallback={null}>
        <MergeIdea idea={{ id, title }} into={open.into} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  }
}
