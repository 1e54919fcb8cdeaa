/** The team's decision on a disclosure: what becomes of the invention, or what its inventors must change. */
import { FileCheck, Pause, Send, Undo2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { decideDisclosureRules, returnDisclosureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/deciding.js'
import type { useDisclosureDecision_disclosure$key } from '#web/__generated__/useDisclosureDecision_disclosure.graphql.ts'
import type { useDisclosureDecisionMutation } from '#web/__generated__/useDisclosureDecisionMutation.graphql.ts'
import type { useDisclosureDecisionReturnMutation } from '#web/__generated__/useDisclosureDecisionReturnMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { choiceOf } from '#web/ui/record/decision.ts'
import { useDecision, type Deciding } from '#web/ui/record/useDecision.tsx'
import { decisionLabels } from './disclosureWords.ts'

const outcome = choiceOf({ call: 'decideDisclosure', rules: decideDisclosureRules.omit(['id']), words: 'reasons' })
const outcomes = [
  outcome('FILE', FileCheck, decisionLabels.FILE, texts.fileMeans(), texts.reasonsHint()),
  outcome('RELEASE', Send, decisionLabels.RELEASE, texts.releaseMeans(), texts.reasonsHint()),
  outcome('HOLD', Pause, decisionLabels.HOLD, texts.holdMeans(), texts.reasonsHint()),
]
const returning = choiceOf({ call: 'returnDisclosure', rules: returnDisclosureRules.omit(['id']), words: 'reason' })(
  'RETURN',
  Undo2,
  texts.return(),
  texts.returnMeans(),
  texts.returnHint(),
)
const initial = { decision: '', reasons: '', reason: '' }

export function useDisclosureDecision(key: useDisclosureDecision_disclosure$key): Deciding {
  const { id, title, status, canWork } = useFragment(
    graphql`
      fragment useDisclosureDecision_disclosure on InventionDisclosure {
        id
        title
        status
        canWork
      }
    `,
    key,
  )
  const [decide] = useAction<useDisclosureDecisionMutation>(
    graphql`
      mutation useDisclosureDecisionMutation($input: DecideDisclosureInput!) {
        decideDisclosure(input: $input) {
          disclosure {
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.decided() }, failure: texts.failed() },
  )
  const [giveBack] = useAction<useDisclosureDecisionReturnMutation>(
    graphql`
      mutation useDisclosureDecisionReturnMutation($input: ReturnDisclosureInput!) {
        returnDisclosure(input: $input) {
          disclosure {
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.returned() }, failure: texts.failed() },
  )
  const taken = status === 'IN_REVIEW'
  return useDecision({
    may: canWork && (taken || status === 'SUBMITTED'),
    // Somebody takes it up first.
    later: !taken,
    title,
    initial,
    decisions: [
      ...outcomes.map((choice) => ({
        ...choice,
        disabled: taken ? undefined : texts.startFirst(),
        decide: ({ reasons }: typeof initial) => decide({ input: { id, decision: choice.value, reasons } }),
      })),
      {
        ...returning,
        decide: ({ reason }: typeof initial) => giveBack({ input: { id, reason } }),
      },
    ],
  })
}
