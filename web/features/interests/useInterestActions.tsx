/** What the viewer may do with an interest: the team moves it along and looks after it, whose it is says how much or ends it. */
import {
  Ban,
  BriefcaseBusiness,
  CalendarDays,
  Coins,
  Inbox,
  MoveRight,
  Undo2,
  UserPlus,
  UserRoundMinus,
  UserRoundPlus,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as holding from '#texts/holdings/form.js'
import * as texts from '#texts/interests/actions.js'
import type { useInterestActions_interest$key } from '#web/__generated__/useInterestActions_interest.graphql.ts'
import type { useInterestActionsLeadMutation } from '#web/__generated__/useInterestActionsLeadMutation.graphql.ts'
import { RecordInvestment } from '#web/features/holdings/RecordInvestment.tsx'
import { useAction } from '#web/relay/useAction.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AssignInterest } from './AssignInterest.tsx'
import { ChangeAmounts } from './ChangeAmounts.tsx'
import { PassInterest, WithdrawInterest } from './EndInterest.tsx'
import { stages } from './interestWords.ts'
import { PlanNextStep } from './PlanNextStep.tsx'
import { movable, useMoveInterest } from './useMoveInterest.ts'

type Dialog = 'amounts' | 'withdraw' | 'pass' | 'plan' | 'assign' | 'invest'

export function useInterestActions(key: useInterestActions_interest$key): {
  actions: RecordAction[]
  dialog: ReactNode
} {
  const interest = useFragment(
    graphql`
      fragment useInterestActions_interest on InvestmentInterest {
        id
        kind
        status
        isOver
        amountFrom
        amountUntil
        amountOpen
        nextStep
        nextStepOn
        leadSince
        nextStatuses
        canUpdate
        canWork
        contact {
          id
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<Dialog | null>(null)
  const [move, moving] = useMoveInterest()
  const [setLead] = useAction<useInterestActionsLeadMutation>(
    graphql`
      mutation useInterestActionsLeadMutation($input: SetInterestLeadInput!) {
        setInterestLead(input: $input) {
          interest {
            leadSince
          }
        }
      }
    `,
    {
      success: ({ setInterestLead: { interest: after } }) => ({
        title: after?.leadSince ? texts.leadIn() : texts.leadOut(),
      }),
      failure: texts.failed(),
    },
  )
  const { id, kind, status, isOver, nextStatuses, canUpdate, canWork, leadSince, contact } = interest
  const may = (stage: string) => nextStatuses.some((one) => one === stage)
  const dialog = (what: Dialog) => () => setOpen(what)
  const steps = movable.filter(may)
  // Forward is what comes after the present stage; the first such step is the button.
  const forward = steps.find((one) => movable.indexOf(one) > (movable as readonly string[]).indexOf(status))
  const actions: (RecordAction | false)[] = [
    may('INVESTED') && { next: true, label: holding.record(), icon: BriefcaseBusiness, onSelect: dialog('invest') },
    ...steps.map((to) => ({
      next: to === forward,
      label:
        to === 'ACKNOWLEDGED' && status === 'EXPRESSED'
          ? texts.acknowledge()
          : texts.moveTo({ stage: stages[to].words }),
      icon: to === 'ACKNOWLEDGED' && status === 'EXPRESSED' ? Inbox : MoveRight,
      loading: moving,
      onSelect: () => void move(id, to),
    })),
    canWork &&
      !isOver &&
      status !== 'INVESTED' && { label: texts.plan(), icon: CalendarDays, onSelect: dialog('plan') },
    canWork && { label: texts.assign(), icon: UserPlus, onSelect: dialog('assign') },
    canWork &&
      !isOver && {
        label: leadSince ? texts.takeLeadOut() : texts.bringLeadIn(),
        icon: leadSince ? UserRoundMinus : UserRoundPlus,
        onSelect: () => void setLead({ input: { id, invited: !leadSince } }),
      },
    canUpdate &&
      !isOver &&
      kind === 'INVESTMENT' && { next: true, label: texts.amounts(), icon: Coins, onSelect: dialog('amounts') },
    may('WITHDRAWN') && { label: texts.withdraw(), icon: Undo2, danger: true, onSelect: dialog('withdraw') },
    may('PASSED') && {
      label: kind === 'INVESTMENT' ? texts.pass() : texts.end(),
      icon: Ban,
      danger: true,
      onSelect: dialog('pass'),
    },
  ]
  const props = { id, onClose: () => setOpen(null) }
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {open === 'amounts' && <ChangeAmounts {...props} amounts={interest} />}
        {open === 'withdraw' && <WithdrawInterest {...props} />}
        {open === 'pass' && <PassInterest {...props} title={kind === 'INVESTMENT' ? texts.pass() : texts.end()} />}
        {open === 'invest' && <RecordInvestment {...props} />}
        {open === 'plan' && <PlanNextStep {...props} nextStep={interest.nextStep} nextStepOn={interest.nextStepOn} />}
        {open === 'assign' && <AssignInterest {...props} contactId={contact?.id ?? ''} />}
      </>
    ),
  }
}
