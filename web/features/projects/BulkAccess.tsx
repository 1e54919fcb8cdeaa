/** 'Bulk Actions' of the university's list: access, and in a dialog status, reviewer and the archive. */
import { Button } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import * as texts from '#texts/projects/bulkAccess.js'
import * as counts from '#texts/projects/counts.js'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import type { ProjectAudience } from '#web/__generated__/useSetAccessMutation.graphql.ts'
import type { TitleOf } from './outcomeWords.ts'
import { useSetAccess } from './useSetAccess.ts'

const actions = [
  [texts.approveForIndustry(), 'INDUSTRY', true],
  [texts.approveForInvestors(), 'INVESTORS', true],
  [texts.revokeIndustryAccess(), 'INDUSTRY', false],
  [texts.revokeInvestorAccess(), 'INVESTORS', false],
] as const

interface Props {
  ids: readonly string[]
  titleOf: TitleOf
  /** Gets the ids of the projects that were refused. */
  onDone: (refused: readonly string[]) => void
}

export type Refused = readonly { readonly projectId: string }[]

/** What a dialog about the selected projects is given. */
export interface BulkDialog {
  ids: readonly string[]
  name: string
  titleOf: TitleOf
  onClose: () => void
  onDone: (refused: Refused) => void
}

// Most visits open none of them.
const dialogs = {
  status: lazy(() => import('./SetStatus.tsx')),
  assign: lazy(() => import('./AssignReviews.tsx')),
  archive: lazy(() => import('./ArchiveSelected.tsx')),
}

export function BulkAccess({ ids, titleOf, onDone }: Props) {
  const [setAccess, pending] = useSetAccess(titleOf)
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const done = (refused: Refused) => onDone(refused.map(({ projectId }) => projectId))
  const change = async (audience: ProjectAudience, approved: boolean) => {
    const outcome = await setAccess(ids, audience, approved)
    if (outcome.ok) done(outcome.data.setProjectAccess.refused)
  }
  const Dialog = open && dialogs[open]
  return (
    <>
      <ActionMenu
        trigger={
          <Button size="sm" variant="outline" loading={pending}>
            {texts.bulkActions()}
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
        actions={[
          ...actions.map(([label, audience, approved]) => ({
            label,
            onSelect: () => void change(audience, approved),
          })),
          { label: texts.changeStatusOf(), onSelect: () => setOpen('status') },
          { label: texts.assignReviews(), onSelect: () => setOpen('assign') },
          { label: texts.archive(), onSelect: () => setOpen('archive') },
        ]}
      />
      <Suspense fallback={null}>
        {Dialog && (
          <Dialog
            ids={ids}
            name={counts.projects({ count: ids.length })}
            titleOf={titleOf}
            onClose={() => setOpen(null)}
            onDone={done}
          />
        )}
      </Suspense>
    </>
  )
}
