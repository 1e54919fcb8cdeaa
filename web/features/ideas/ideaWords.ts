/** What ideas are called on screen, and which tab shows them (docs/spec/ideas.md#ideas-incubator). */
import { Archive, CircleCheck, CircleX, FileText, FolderCheck, Merge, PencilLine, Search, Send } from 'lucide-react'
import * as texts from '#texts/ideas/ideaWords.js'
import type { IdeaStatus } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

export const statusLooks: Record<IdeaStatus, { words: string; tone: Tone; icon: typeof Archive }> = {
  DRAFT: { words: texts.draft(), tone: 'info', icon: FileText },
  SUBMITTED: { words: texts.submitted(), tone: 'pending', icon: Send },
  UNDER_REVIEW: { words: texts.underReview(), tone: 'pending', icon: Search },
  NEEDS_CHANGES: { words: texts.needsChanges(), tone: 'warning', icon: PencilLine },
  APPROVED: { words: texts.approved(), tone: 'success', icon: CircleCheck },
  DECLINED: { words: texts.declined(), tone: 'danger', icon: CircleX },
  VALIDATED: { words: texts.validated(), tone: 'success', icon: CircleCheck },
  CONVERTED: { words: texts.becameAProject(), tone: 'neutral', icon: FolderCheck },
  MERGED: { words: texts.merged(), tone: 'neutral', icon: Merge },
}

export interface Tab {
  name: string
  label: string
  status: IdeaStatus[]
  none: string
}

/** The documented tabs, and one for what does not go on; what was returned waits with its answer in the first. */
export const tabs: readonly [Tab, ...Tab[]] = [
  {
    name: 'awaiting',
    label: texts.awaitingReview(),
    status: ['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'NEEDS_CHANGES'],
    none: texts.noIdeaWaitsHereWrite(),
  },
  {
    name: 'approved',
    label: texts.approvedForValidation(),
    status: ['APPROVED'],
    none: texts.noIdeaWaitsForAn(),
  },
  {
    name: 'validated',
    label: texts.validatedIdeas(),
    status: ['VALIDATED', 'CONVERTED'],
    none: texts.noIdeaIsValidatedYet(),
  },
  {
    name: 'declined',
    label: texts.declinedOrMerged(),
    status: ['DECLINED', 'MERGED'],
    none: texts.noIdeaWasDeclined(),
  },
]

export const tabOf = (search: URLSearchParams): Tab => tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]
