/** What the viewer may do with an idea apart from reviewing it, the likeliest next step first, and its dialogs. */
import { CalendarPlus, CopyPlus, FolderPlus, Pencil, Send, Share2, Trash2, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ideaCard.js'
import { lockedWords } from '#api/features/ideas/idea.rules.ts'
import type { useIdeaActions_idea$key } from '#web/__generated__/useIdeaActions_idea.graphql.ts'
import { useAllowed, useViewer } from '#web/app/AppContext.tsx'
import { BookSession } from '#web/features/experts/BookSession.tsx'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { useOnceOpen } from '#web/ui/overlay/lazily.ts'
import { IdeaForm } from './IdeaForm.tsx'
import { InviteAuthor } from './InviteAuthor.tsx'
import { ShareIdea } from './ShareIdea.tsx'
import { useDeleteIdea } from './useDeleteIdea.tsx'
import { useIdeaMoves } from './useIdeaMoves.ts'

/** `next` is what usually comes next. */
type IdeaAction = MenuAction & { next?: true }

interface Options {
  /** Called when the idea has been deleted. */
  onGone?: () => void
  /** Opens another idea. */
  onShow: (number: number) => void
}

export function useIdeaActions(key: useIdeaActions_idea$key, { onGone, onShow }: Options) {
  const idea = useFragment(
    graphql`
      fragment useIdeaActions_idea on Idea {
        id
        number
        title
        firstTitle: title(version: FIRST)
        firstDescription: description(version: FIRST)
        category
        tags
        visibleToResearchers
        confidential
        ipCheck
        isKeptConfidential
        status
        isLocked
        canUpdate
        canDelete
        canConvert
        canAskValidation
        session {
          number
        }
        submitter {
          id
          number
          name
        }
      }
    `,
    key,
  )
  const { submit, convert, newVersion } = useIdeaMoves()
  const remove = useDeleteIdea(onGone)
  const [open, setOpen] = useState<'form' | 'share' | 'book' | 'invite' | null>(null)
  const leads = useAllowed('TEAM_OWN')
  const viewer = useViewer()
  const { id, status, isLocked, canUpdate, submitter } = idea
  const actions: IdeaAction[] = []
  const add = (holds: boolean, action: IdeaAction) => {
    if (holds) actions.push(action)
  }
  add(canUpdate && (status === 'DRAFT' || status === 'NEEDS_CHANGES'), {
    next: true,
    label: status === 'DRAFT' ? texts.submit() : texts.submitAgain(),
    icon: Send,
    onSelect: () => void submit(id),
  })
  add(idea.canConvert && status === 'VALIDATED', {
    next: true,
    label: texts.createProject(),
    icon: FolderPlus,
    onSelect: () => void convert(id),
  })
  add(idea.canAskValidation && status === 'APPROVED' && !idea.session, {
    next: true,
    label: texts.bookExpertSession(),
    icon: CalendarPlus,
    onSelect: () => setOpen('book'),
  })
  add(canUpdate, {
    label: texts.editIdea(),
    icon: Pencil,
    ...(isLocked ? { disabled: lockedWords(status) } : {}),
    onSelect: () => setOpen('form'),
  })
  add(canUpdate && ((isLocked && status !== 'MERGED') || status === 'DECLINED'), {
    label: texts.newVersion(),
    icon: CopyPlus,
    onSelect: () => void newVersion(id),
  })
  add(true, { label: texts.shareIdea(), icon: Share2, onSelect: () => setOpen('share') })
  add(leads && submitter != null && submitter.number !== viewer.number, {
    label: texts.inviteAuthor(),
    icon: UserPlus,
    onSelect: () => setOpen('invite'),
  })
  add(idea.canDelete && status !== 'CONVERTED' && status !== 'MERGED', {
    label: texts.deleteIdea(),
    icon: Trash2,
    danger: true,
    onSelect: () => remove(idea),
  })
  const shut = () => setOpen(null)
  // The expert reads the topic before the idea.
  const topic = idea.isKeptConfidential ? texts.confidentialIdea({ number: String(idea.number) }) : idea.title
  // In a list there are many of them, and most are never opened.
  const dialogs: ReactNode = useOnceOpen(open !== null) && (
    <>
      <IdeaForm open={open === 'form'} idea={idea} draft={null} onClose={shut} onShow={onShow} />
      <InviteAuthor
        idea={open === 'invite' && submitter ? { title: idea.title, author: submitter } : null}
        onClose={shut}
      />
      <ShareIdea idea={open === 'share' ? idea : null} onClose={shut} />
      <BookSession about={open === 'book' ? { idea: { id, title: topic } } : null} onClose={shut} />
    </>
  )
  return { actions, dialogs }
}
