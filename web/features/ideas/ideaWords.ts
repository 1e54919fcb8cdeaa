/** What ideas are called on screen, and which tab shows them (docs/spec/ideas.md#ideas-incubator). */
import { Archive, CircleCheck, CircleX, FileText, FolderCheck, PencilLine, Search, Send } from 'lucide-react'
import type { IdeaStatus } from '#web/__generated__/IdeasPageQuery.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

export const statusLooks: Record<IdeaStatus, { words: string; tone: Tone; icon: typeof Archive }> = {
  DRAFT: { words: 'Draft', tone: 'info', icon: FileText },
  SUBMITTED: { words: 'Submitted', tone: 'pending', icon: Send },
  UNDER_REVIEW: { words: 'Under Review', tone: 'pending', icon: Search },
  NEEDS_CHANGES: { words: 'Needs changes', tone: 'warning', icon: PencilLine },
  APPROVED: { words: 'Approved', tone: 'success', icon: CircleCheck },
  DECLINED: { words: 'Declined', tone: 'danger', icon: CircleX },
  VALIDATED: { words: 'Validated', tone: 'success', icon: CircleCheck },
  CONVERTED: { words: 'Became a project', tone: 'neutral', icon: FolderCheck },
}

interface Tab {
  name: string
  label: string
  status: IdeaStatus[]
  none: string
}

/** The documented tabs, and one for what was declined; what was returned waits with its answer in the first. */
export const tabs: readonly [Tab, ...Tab[]] = [
  {
    name: 'awaiting',
    label: 'Awaiting Review',
    status: ['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'NEEDS_CHANGES'],
    none: 'No idea waits here. Write the first one down.',
  },
  {
    name: 'approved',
    label: 'Approved for Validation',
    status: ['APPROVED'],
    none: 'No idea waits for an expert. The university approves ideas that were submitted.',
  },
  {
    name: 'validated',
    label: 'Validated Ideas',
    status: ['VALIDATED', 'CONVERTED'],
    none: 'No idea is validated yet. An expert validates ideas that the university approved.',
  },
  {
    name: 'declined',
    label: 'Declined',
    status: ['DECLINED'],
    none: 'No idea was declined.',
  },
]

export const tabOf = (search: URLSearchParams): Tab => tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]
