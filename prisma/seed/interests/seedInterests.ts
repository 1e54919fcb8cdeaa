/** Writes the demo's investor interests with what was asked, planned and said about them. */
import { universityDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import { afterWorkingDays, usualWeek } from '../../../api/workingDays.rules.ts'
import type { Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { interests, type DemoInterest } from './interests.ts'

/** Days from an interest to its acknowledgment, which was promised within three working days. */
const acknowledgedAfter = 2

/** The projects that investors see; each interest is in the next of them, so that no investor has two in one. */
export const offeredToInvestors = projects.filter(
  ({ investorsSince, embargo, confidential, status }) =>
    investorsSince !== undefined && embargo === undefined && !confidential && !['DRAFT', 'ARCHIVED'].includes(status),
)

export async function seedInterests(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const users = await tx.user.findMany({ select: { id: true, name: true } })
  const nameOf = new Map(users.map(({ id, name }) => [id, name]))
  for (const [nth, one] of interests.entries()) {
    const { title } = offeredToInvestors[nth % offeredToInvestors.length]!
    const investorId = persons.get(one.investor)!
    const contactId = one.contact ? persons.get(one.contact)! : null
    const at = (days: number) => calendar.ago(Math.max(one.age - days, 0), nth)
    const interest = await tx.investmentInterest.create({
      data: rowOf(one, { title, projectId: ids.get(title)!, investorId, contactId }, at, calendar),
    })
    await tx.auditEntry.createMany({ data: historyOf(one, interest.id, { investorId, contactId }, at) })
    if (!['IN_DISCUSSION', 'TERM_SHEET', 'INVESTED'].includes(one.status)) continue
    const about = { investmentInterestId: interest.id }
    await tx.interestMessage.createMany({
      data: [
        {
          ...about,
          authorId: contactId,
          text: `Thank you, ${nameOf.get(investorId)}. We bring you together with the team.`,
          createdAt: at(3),
        },
        { ...about, authorId: investorId, text: 'Thank you. The last results helped us a lot.', createdAt: at(9) },
      ],
    })
    await tx.interestQuestion.createMany({
      data: [
        {
          ...about,
          answerSide: 'UNIVERSITY',
          text: 'Who owns the intellectual property, and is it free of other claims?',
          askerId: investorId,
          askedAt: at(6),
          answer: 'The university owns it. One license for research use exists, none for commercial use.',
          answererId: contactId,
          answeredAt: at(8),
        },
        {
          ...about,
          answerSide: nth % 2 ? 'INVESTOR' : 'UNIVERSITY',
          text: nth % 2 ? 'Which milestones does your first tranche depend on?' : 'What would the next pilot cost?',
          askerId: nth % 2 ? contactId : investorId,
          askedAt: calendar.ago(2 + (nth % 5), nth),
        },
      ],
    })
    await tx.interestTask.createMany({
      data: [
        {
          ...about,
          side: 'UNIVERSITY',
          text: 'Send the cost plan of the pilot',
          dueOn: calendar.date(4 + (nth % 5)),
          createdAt: at(9),
        },
        {
          ...about,
          side: 'INVESTOR',
          text: 'Name two reference customers',
          dueOn: calendar.date(-2 + (nth % 6)),
          createdAt: at(9),
        },
      ],
    })
    await tx.interestNote.create({
      data: {
        ...about,
        authorId: contactId,
        text: 'Serious: they visited twice and read all files.',
        createdAt: at(10),
      },
    })
  }
}

interface About {
  title: string
  projectId: number
  investorId: number
  contactId: number | null
}

function rowOf(one: DemoInterest, about: About, at: (days: number) => Date, calendar: Calendar) {
  const { status, age, message, amounts, open = false, next, lead, passed } = one
  const createdAt = at(0)
  const waits = status === 'EXPRESSED' || status === 'WITHDRAWN'
  const since = waits ? createdAt : at(Math.min(age - 1, Math.max(acknowledgedAfter, age / 2)))
  return {
    ...about,
    message,
    status,
    statusSince: since,
    amountFrom: amounts ? amounts[0] * 1_000 : null,
    amountUntil: amounts ? amounts[1] * 1_000 : null,
    amountOpen: open,
    acknowledgeBy: afterWorkingDays(universityDay(createdAt), 3, usualWeek),
    acknowledgedAt: waits ? null : at(acknowledgedAfter),
    ...(next ? { nextStep: next[0], nextStepOn: calendar.date(next[1]) } : {}),
    ...(lead ? { leadSince: at(4) } : {}),
    ...(passed ? { passedBy: passed[0], passReason: passed[1] } : {}),
    createdAt,
    updatedAt: since,
  }
}

/** The record of changes: expressed, acknowledged, and what it came to. */
function historyOf(
  { status, passed }: DemoInterest,
  entityId: number,
  { investorId, contactId }: Pick<About, 'investorId' | 'contactId'>,
  at: (days: number) => Date,
) {
  const entry = (days: number, action: string, actorId: number | null, changes: object) => ({
    at: at(days),
    action,
    actorId,
    entity: 'InvestmentInterest',
    entityId,
    changes,
  })
  const first = entry(0, 'createInterest', investorId, { status: [null, 'EXPRESSED'] })
  if (status === 'EXPRESSED') return [first]
  if (status === 'WITHDRAWN')
    return [first, entry(1, 'withdrawInterest', investorId, { status: ['EXPRESSED', 'WITHDRAWN'] })]
  const taken = entry(acknowledgedAfter, 'moveInterest', contactId, { status: ['EXPRESSED', 'ACKNOWLEDGED'] })
  if (status === 'ACKNOWLEDGED') return [first, taken]
  const [by, action] = passed
    ? [passed[0] === 'INVESTOR' ? investorId : contactId, 'passInterest']
    : [contactId, 'moveInterest']
  return [first, taken, entry(acknowledgedAfter + 2, action, by, { status: ['ACKNOWLEDGED', status] })]
}
