/** What an investor does with an opportunity: saves it, compares it, dismisses it, notes something. */
import { HStack, IconButton } from '@chakra-ui/react'
import { Bookmark, BookmarkCheck, EyeOff, NotebookPen, RotateCcw, Scale, ThumbsDown } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/opportunities/actions.js'
import { EditNote } from './EditNote.tsx'
import type { Opportunity } from './opportunityColumns.tsx'
import type { Compared } from './useCompared.ts'
import { useMarkOpportunity } from './useMarkOpportunity.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'

interface Props {
  opportunity: Opportunity
  compared: Compared
}

export function OpportunityActions({ opportunity, compared }: Props) {
  const { id, title, mark } = opportunity
  const saved = Boolean(mark?.savedAt)
  const [noting, setNoting] = useState(false)
  const { save, unsave, dismiss, restore } = useMarkOpportunity()
  const chosen = compared.has(id)
  return (
    <HStack gap="1">
      <IconButton
        size="sm"
        variant={saved ? 'subtle' : 'outline'}
        aria-label={saved ? texts.unsaveTitle({ title }) : texts.saveTitle({ title })}
        title={saved ? texts.unsave() : texts.save()}
        onClick={() => (saved && mark ? unsave(mark.id) : save(id))}
      >
        {saved ? <BookmarkCheck size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
      </IconButton>
      <IconButton
        size="sm"
        variant={chosen ? 'solid' : 'outline'}
        aria-label={texts.compareTitle({ title })}
        title={texts.compare()}
        aria-pressed={chosen}
        disabled={compared.full && !chosen}
        onClick={() => compared.toggle(opportunity)}
      >
        <Scale size={16} aria-hidden />
      </IconButton>
      <RowMenu
        label={texts.more({ title })}
        size="sm"
        actions={[
          ...(saved
            ? [
                {
                  label: mark?.note ? texts.note() : texts.addNote(),
                  icon: NotebookPen,
                  onSelect: () => setNoting(true),
                },
              ]
            : []),
          ...(mark?.dismissedAt
            ? [{ label: texts.restore(), icon: RotateCcw, onSelect: () => restore(id) }]
            : [
                { label: texts.dismiss(), icon: EyeOff, onSelect: () => dismiss(opportunity, false) },
                { label: texts.dismissLess(), icon: ThumbsDown, onSelect: () => dismiss(opportunity, true) },
              ]),
        ]}
      />
      {noting && mark && <EditNote id={mark.id} title={title} note={mark.note} onClose={() => setNoting(false)} />}
    </HStack>
  )
}
