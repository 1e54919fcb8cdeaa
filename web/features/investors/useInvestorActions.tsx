/** What a verifier does with an investor whose account waits: verify it, ask for documents, decline it with a reason. */
import { CircleCheck, CircleX, FileQuestion } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as account from '#texts/accounts/verification.js'
import * as texts from '#texts/investors/verification.js'
import type { useInvestorActions_investor$key } from '#web/__generated__/useInvestorActions_investor.graphql.ts'
import { DeclineAccount } from '#web/features/accounts/DeclineAccount.tsx'
import { useVerifyAccounts } from '#web/features/accounts/useVerifyAccounts.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RequestDocuments } from './RequestDocuments.tsx'

export function useInvestorActions(key: useInvestorActions_investor$key | null): {
  actions: RecordAction[]
  dialog: ReactNode
} {
  const user = useFragment(
    graphql`
      fragment useInvestorActions_investor on User {
        id
        name
        canVerify
        investor {
          id
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'documents' | 'decline' | null>(null)
  const [verify, verifying] = useVerifyAccounts()
  if (!user?.canVerify || !user.investor) return { actions: [], dialog: null }
  const { id, name, investor } = user
  const onClose = () => setOpen(null)
  return {
    actions: [
      {
        next: true,
        label: account.verify(),
        icon: CircleCheck,
        loading: verifying,
        onSelect: () => void verify({ input: { ids: [id], approved: true } }),
      },
      { label: texts.request(), icon: FileQuestion, onSelect: () => setOpen('documents') },
      { label: account.decline(), icon: CircleX, danger: true, onSelect: () => setOpen('decline') },
    ],
    dialog: (
      <>
        {open === 'documents' && <RequestDocuments id={investor.id} onClose={onClose} />}
        {open === 'decline' && <DeclineAccount id={id} name={name} onClose={onClose} />}
      </>
    ),
  }
}
