/** A collaboration's history in words. */
import * as quotes from '#texts/ui/quotes.js'
import * as texts from '#texts/collaborations/collaborationHistory.js'
import { formatDate } from '#web/ui/format.ts'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import { agreementWords, statusLooks, type AgreementState, type CollaborationStatus } from './collaborationWords.ts'

type Find = (field: string) => Change | undefined

const named = (change: Change | undefined) => quotes.quoted({ text: (change?.after ?? change?.before ?? '') as string })
const subjects = new Set(['agreement', 'milestone', 'risk'])
const dayWords = (value: unknown) => formatDate(String(value).slice(0, 10))
const dayOf = (change: Change | undefined) => dayWords(change?.after)
const isNew = (change: Change | undefined) => change?.before == null
const statusWords = (value: unknown) => statusLooks[value as CollaborationStatus]?.words ?? String(value)
const kindWords = (value: unknown) => agreementWords[value as AgreementState] ?? String(value)

/** What was done, as the rest of a sentence that begins with a name. */
const deeds: Record<string, (find: Find) => string> = {
  reviewProposal: () => texts.acceptedTheProposalTheCollaboration(),
  renameCollaboration: (find) => texts.renamedIt({ find: named(find('title')) }),
  moveCollaboration: (find) => texts.movedItTo({ after: statusWords(find('status')?.after) }),
  closeCollaboration: (find) => texts.closedItAs({ after: statusWords(find('status')?.after).toLowerCase() }),
  setAgreement: (find) =>
    find('status')
      ? texts.movedItTo({ after: statusWords(find('status')?.after) })
      : isNew(find('agreement'))
        ? texts.recordedAgreedOn({ after: kindWords(find('agreement')?.after), find: dayOf(find('agreedOn')) })
        : texts.correctedTheDaysOf({ after: kindWords(find('agreement')?.after) }),
  removeAgreement: (find) => texts.tookBack({ before: kindWords(find('agreement')?.before) }),
  setMilestone: (find) =>
    isNew(find('milestone'))
      ? texts.plannedTheMilestoneFor({ find: named(find('milestone')), find2: dayOf(find('dueDate')) })
      : texts.changedTheMilestone({ find: named(find('milestone')) }),
  completeMilestone: (find) =>
    find('done')?.after
      ? texts.saidThatIsDone({ milestone: named(find('milestone')) })
      : texts.saidThatIsNotDone({ milestone: named(find('milestone')) }),
  removeMilestone: (find) => texts.tookTheMilestoneOut({ find: named(find('milestone')) }),
  setRisk: (find) =>
    isNew(find('risk'))
      ? texts.wroteDownTheRisk({ risk: named(find('risk')) })
      : texts.changedTheRisk({ risk: named(find('risk')) }),
  closeRisk: (find) =>
    find('closed')?.after
      ? texts.theRiskIsOver({ risk: named(find('risk')) })
      : texts.theRiskIsThereAgain({ risk: named(find('risk')) }),
  addPartners: (find) => texts.broughtIn({ after: String(find('partners')?.after) }),
  removePartner: (find) => texts.tookOut({ before: String(find('partners')?.before) }),
}

const labels: Record<string, string> = {
  dueDate: texts.dueOn(),
  agreedOn: texts.agreedOn(),
  endsOn: texts.endsOn(),
  deliverables: texts.deliverables(),
  payment: texts.payment(),
  level: texts.level(),
  mitigation: texts.whatIsDoneAboutIt(),
}

/** The words of the History component. */
export const collaborationHistory: HistoryWords = {
  deed: (action, changes) =>
    deeds[action]?.((field) => changes.find((change) => change.field === field)) ?? texts.changedTheCollaboration(),
  // What is new has no before; the sentence says it.
  shown: (_action, changes) => {
    const fresh = changes.some(({ field, before }) => before === null && subjects.has(field))
    return fresh ? [] : changes.filter(({ field }) => field in labels)
  },
  label: (field) => labels[field],
}
