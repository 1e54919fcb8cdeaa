/** What the team does with a deal: close it, open it again, assign it. */
import { CircleCheck, RotateCcw, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/deals/actions.js'
import type { useDealActions_deal$key } from '#web/__generated__/useDealActions_deal.graphql.ts'
import type { useDealActionsReopenMutation } from '#web/__generated__/useDealActionsReopenMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AssignDeal } from './AssignDeal.tsx'
import { CloseDeal } from './CloseDeal.tsx'
import { useDealInvestment } from './DealInvestment.tsx'

export function useDealActions(key: useDealActions_deal$key | null): { actions: RecordAction[]; dialog: ReactNode } {
  const deal = useFragment(
    graphql`
      fragment useDealActions_deal on Deal {
        id
        status
        canWork
        handler {
          id
        }
        ...DealInvestment_deal
      }
    `,
    key,
  )
  const investment = useDealInvestment(deal ?? null)
  const [open, setOpen] = useState<'close' | 'assign' | null>(null)
  const [reopen, reopening] = useAction<useDealActionsReopenMutation>(
    graphql`
      mutation useDealActionsReopenMutation($input: ReopenDealInput!) {
        reopenDeal(input: $input) {
          deal {
            id
          }
        }
      }
    `,
    { success: { title: texts.reopened() }, failure: texts.failed() },
  )
  if (!deal?.canWork) return { actions: [], dialog: null }
  const { id, status, handler } = deal
  const onClose = () => setOpen(null)
  return {
    actions: [
      status === 'OPEN'
        ? {
            next: true,
            label: investment ? texts.closeAsInvestment() : texts.close(),
            icon: CircleCheck,
            onSelect: () => setOpen('close'),
          }
        : {
            label: texts.reopen(),
            icon: RotateCcw,
            loading: reopening,
            onSelect: () => void reopen({ input: { id } }),
          },
      { label: texts.assign(), icon: UserPlus, onSelect: () => setOpen('assign') },
    ],
    dialog: (
      <>
        {open === 'close' && <CloseDeal id={id} end={investment?.end ?? null} onClose={onClose} />}
        {open === 'assign' && <AssignDeal id={id} handlerId={handler?.id ?? ''} onClose={onClose} />}
      </>
    ),
  }
}
