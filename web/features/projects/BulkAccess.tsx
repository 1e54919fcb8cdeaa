/** 'Bulk Actions' of the university's list. */
import { Button } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import * as texts from '#texts/projects/bulkAccess.js'
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

export function BulkAccess({ ids, titleOf, onDone }: Props) {
  const [setAccess, pending] = useSetAccess(titleOf)
  const change = async (audience: ProjectAudience, approved: boolean) => {
    const outcome = await setAccess(ids, audience, approved)
    if (!outcome.ok) return
    onDone(outcome.data.setProjectAccess.refused.map(({ projectId }) => projectId))
  }
  return (
    <ActionMenu
      trigger={
        <Button size="sm" variant="outline" loading={pending}>
          {texts.bulkActions()}
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
      actions={actions.map(([label, audience, approved]) => ({
        label,
        onSelect: () => void change(audience, approved),
      }))}
    />
  )
}
