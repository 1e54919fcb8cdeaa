/** Recording the result of the IP check of a confidential idea, for the university. */
import { LockKeyhole, LockOpen, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ipCheck.js'
import { setIpCheckRules } from '#api/features/ideas/review.rules.ts'
import type { useIpCheck_idea$key } from '#web/__generated__/useIpCheck_idea.graphql.ts'
import type { IpCheckOutcome, useIpCheckMutation } from '#web/__generated__/useIpCheckMutation.graphql.ts'
import { OwnConflicts } from '#web/features/people/ConflictsOf.tsx'
import { useAction } from '#web/relay/useAction.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { choiceOf } from '#web/ui/record/decision.ts'
import { DecisionDialog } from '#web/ui/record/DecisionDialog.tsx'

const result = choiceOf({
  call: 'setIdeaIpCheck',
  rules: setIpCheckRules.omit(['id', 'read']),
  words: 'note',
})
const results = [
  result('NOTHING_TO_PROTECT', LockOpen, texts.nothingToProtect(), texts.nothingMeans(), texts.optionalNote()),
  result('PROTECTED', ShieldCheck, texts.protected(), texts.protectedMeans(), texts.optionalNote()),
  result('KEEP_CONFIDENTIAL', LockKeyhole, texts.keepConfidential(), texts.keepMeans(), texts.requiredNote()),
]
const initial: { decision: IpCheckOutcome | ''; note: string } = { decision: '', note: '' }

const recording = {
  success: { title: texts.recorded(), description: texts.submitterIsNotified() },
  failure: texts.failed(),
}

interface Recording {
  actions: MenuAction[]
  dialog: ReactNode
}

export function useIpCheck(key: useIpCheck_idea$key): Recording {
  const { id, title, status, isKeptConfidential, ipCheckPrint, canReview } = useFragment(
    graphql`
      fragment useIpCheck_idea on Idea {
        id
        title
        status
        isKeptConfidential
        ipCheckPrint
        canReview
      }
    `,
    key,
  )
  const [record] = useAction<useIpCheckMutation>(
    graphql`
      mutation useIpCheckMutation($input: SetIdeaIpCheckInput!) {
        setIdeaIpCheck(input: $input) {
          idea {
            ...IdeaCard_idea
            ...IdeaSheet_idea
          }
        }
      }
    `,
    recording,
  )
  const [open, setOpen] = useState(false)
  const may = canReview && isKeptConfidential && status !== 'DRAFT'
  const read = ipCheckPrint ?? ''
  return {
    actions: may ? [{ label: texts.recordIpCheck(), icon: ShieldQuestion, onSelect: () => setOpen(true) }] : [],
    // It stays until it closes by itself, though the check is done by then.
    dialog: open && (
      <DecisionDialog
        heading={texts.title({ title })}
        title={title}
        initial={initial}
        notice={<OwnConflicts id={id} />}
        decisions={results.map((choice) => ({
          ...choice,
          decide: (values: { decision: IpCheckOutcome; note: string }) => record({ input: { id, read, ...values } }),
        }))}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
