/** The demo's invention disclosures: one at each step from a draft to a decision. */
import { universityDay, isoDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import { hundredthsOf } from '../../../api/features/disclosures/shares.rules.ts'
import { statementOf } from '../../../api/features/disclosures/content.ts'
import { afterWorkingDays, usualWeek } from '../../../api/workingDays.rules.ts'
import type { Calendar } from '../calendar.ts'
import { makeDisclosure } from '../factories/disclosures.ts'
import type { Ids } from '../projects/demoProject.ts'
import { people as demoPeople } from '../people/people.ts'
import { inventions, type DemoInvention } from './inventions.ts'

export async function seedDisclosures(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const users = await tx.user.findMany({ select: { id: true, name: true, department: true } })
  const people = new Map(users.map((user) => [user.id, user]))
  for (const [nth, invention] of inventions.entries()) {
    const { id } = await makeDisclosure(tx, disclosureOf(invention, nth, calendar, persons, ids, people))
    await sign(tx, invention, id, calendar)
    await tell(tx, invention, nth, id, calendar, persons)
  }
}

type People = ReadonlyMap<number, { id: number; name: string; department: string }>

/** Days from its begin until signatures were requested, until the last was given, and until the decision. */
const steps = { requested: 2, submitted: 5, decided: 26 }

function disclosureOf(
  invention: DemoInvention,
  nth: number,
  calendar: Calendar,
  persons: Ids,
  ids: Ids,
  people: People,
) {
  const { title, abstract, problem, novelty, status, age, events, funding, priorArt, handler } = invention
  const at = (days: number) => calendar.ago(Math.max(age - days, 0), nth)
  const submitter = invention.inventors[0]!.key!
  const submittedAt = at(steps.submitted)
  const last = status === 'DECIDED' ? steps.decided : status === 'DRAFT' ? 1 : steps.submitted
  return {
    title,
    abstract,
    problem,
    novelty,
    status,
    publicEvents: events.map(({ inDays, kind, where }) => ({
      date: isoDay(calendar.date(inDays)),
      kind,
      planned: inDays > 0,
      where,
    })),
    funding: [...funding],
    priorArt: [...priorArt],
    submitterId: persons.get(submitter)!,
    projectId: invention.project ? ids.get(invention.project)! : null,
    handlerId: handler ? persons.get(handler)! : null,
    createdAt: at(0),
    updatedAt: at(last),
    inventors: invention.inventors.map(({ key, name = '', affiliation = '', email = '', role, percent }) => {
      const user = key ? people.get(persons.get(key)!)! : null
      const named = user ? { name: user.name, affiliation: user.department } : { name, affiliation, email }
      return { userId: user?.id ?? null, role, share: hundredthsOf(percent), ...named }
    }),
    ...(status === 'DRAFT' ? {} : { requestedAt: at(steps.requested) }),
    ...(status === 'SIGNING' ? { signingSince: at(steps.requested) } : {}),
    ...(status === 'WITHDRAWN' ? { withdrawnAt: at(steps.submitted), withdrawReason: invention.withdrawReason! } : {}),
    ...(status === 'SUBMITTED' || status === 'IN_REVIEW' || status === 'DECIDED'
      ? { submittedAt, decideBy: afterWorkingDays(universityDay(submittedAt), 20, usualWeek) }
      : {}),
    ...(status === 'DECIDED'
      ? {
          decision: invention.decision!,
          reasons: invention.reasons!,
          decidedAt: at(steps.decided),
          decidedById: persons.get(handler!)!,
        }
      : {}),
  }
}

const signedAt = ({ age }: DemoInvention, calendar: Calendar, position: number) => calendar.ago(age - 3, position)
const nameOf = (key: string) => demoPeople.find((person) => person.key === key)!.name

/** Gives the signatures of one that still waits for others. */
async function sign(tx: Tx, invention: DemoInvention, id: number, calendar: Calendar) {
  const { status, inventors } = invention
  if (status !== 'SIGNING') return
  const disclosure = await tx.inventionDisclosure.findUniqueOrThrow({
    where: { id },
    include: { inventors: { orderBy: { position: 'asc' } } },
  })
  for (const [position, inventor] of disclosure.inventors.entries())
    if (inventors[position]!.signed)
      await tx.disclosureSignature.create({
        data: {
          disclosureId: id,
          inventorId: inventor.id,
          name: inventor.name,
          statement: statementOf(disclosure, inventor),
          contentHash: disclosure.contentHash,
          signedAt: signedAt(invention, calendar, position),
        },
      })
}

/** Writes the history, and what the two sides wrote. */
async function tell(tx: Tx, invention: DemoInvention, nth: number, id: number, calendar: Calendar, persons: Ids) {
  const { title, status, age, handler, decision, reasons } = invention
  const at = (days: number) => calendar.ago(Math.max(age - days, 0), nth)
  const submitter = persons.get(invention.inventors[0]!.key!)!
  const desk = handler ? persons.get(handler)! : null
  const entry = (days: number, action: string, actorId: number | null, changes: object, comment?: string) => ({
    at: at(days),
    action,
    actorId,
    entity: 'InventionDisclosure',
    entityId: id,
    changes,
    ...(comment ? { comment } : {}),
  })
  const reached = (state: string) =>
    ['SUBMITTED', 'IN_REVIEW', 'DECIDED'].indexOf(status) >= ['SUBMITTED', 'IN_REVIEW', 'DECIDED'].indexOf(state)
  await tx.auditEntry.createMany({
    data: [
      entry(0, 'createDisclosure', submitter, { title: [null, title] }),
      ...(status === 'DRAFT'
        ? []
        : [entry(steps.requested, 'requestDisclosureSignatures', submitter, { status: ['DRAFT', 'SIGNING'] })]),
      // Signatures of one that still waits for others; the last one submits it.
      ...(status === 'SIGNING' ? invention.inventors : []).flatMap(({ key, signed }, position) =>
        key && signed
          ? [
              {
                ...entry(3, 'signDisclosure', persons.get(key)!, { signature: [null, nameOf(key)] }),
                at: signedAt(invention, calendar, position),
              },
            ]
          : [],
      ),
      ...(reached('SUBMITTED')
        ? [entry(steps.submitted, 'signDisclosure', submitter, { status: ['SIGNING', 'SUBMITTED'] })]
        : []),
      ...(reached('IN_REVIEW')
        ? [entry(steps.submitted + 3, 'startDisclosureReview', desk, { status: ['SUBMITTED', 'IN_REVIEW'] })]
        : []),
      ...(status === 'DECIDED'
        ? [
            entry(
              steps.decided,
              'decideDisclosure',
              desk,
              { status: ['IN_REVIEW', 'DECIDED'], decision: [null, decision] },
              reasons,
            ),
          ]
        : []),
      ...(status === 'WITHDRAWN'
        ? [
            entry(
              steps.submitted,
              'withdrawDisclosure',
              submitter,
              { status: ['SIGNING', 'WITHDRAWN'] },
              invention.withdrawReason,
            ),
          ]
        : []),
    ],
  })
  if (!desk) return
  const written = { inventionDisclosureId: id, createdAt: at(steps.submitted + 4) }
  await tx.disclosureMessage.createMany({
    data: [
      { ...written, authorId: desk, text: 'We have begun with the search. Was anything shown to a company so far?' },
      {
        ...written,
        authorId: submitter,
        text: 'Only in a meeting under a confidentiality agreement.',
        createdAt: at(steps.submitted + 5),
      },
    ],
  })
  await tx.disclosureNote.create({
    data: {
      ...written,
      authorId: desk,
      text: 'Search ordered from the patent attorney; the quote is in the shared folder.',
    },
  })
}
