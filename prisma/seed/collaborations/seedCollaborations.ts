/** Writes the demo's collaborations, with what was agreed, planned, written and done. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../../api/db.ts'
import type { Calendar } from '../calendar.ts'
import { pdfOf } from '../files/pdf.ts'
import { stored } from '../files/stored.ts'
import type { Ids } from '../projects/demoProject.ts'
import { demoCollaborations, type DemoCollaboration } from './demoCollaborations.ts'

/** Writes them; `kept` names what is in the storage so far, to be taken out again when the seeding fails. */
export async function seedCollaborations(tx: Tx, calendar: Calendar, persons: Ids, kept: string[]): Promise<void> {
  for (const [nth, collaboration] of demoCollaborations.entries()) {
    const proposal = await tx.proposal.findFirst({
      where: { title: collaboration.of },
      select: {
        id: true,
        authorId: true,
        coApplicants: { select: { userId: true } },
        challenge: { select: { ownerId: true } },
      },
    })
    if (!proposal) continue
    const people = [proposal.challenge.ownerId, proposal.authorId, ...proposal.coApplicants.map(({ userId }) => userId)]
    const partners = people.filter((id) => id !== null)
    const { id } = await tx.collaboration.create({
      data: rowOf(collaboration, nth, calendar, persons, proposal.id, partners),
      select: { id: true },
    })
    await tx.auditEntry.createMany({ data: historyOf(collaboration, id, nth, calendar, partners) })
    for (const [name, by, ago, title, text] of collaboration.documents ?? []) {
      const bytes = pdfOf(title, [['', text]])
      await tx.file.create({
        data: {
          name,
          mediaType: 'application/pdf',
          ...(await stored(bytes, kept)),
          collaborationId: id,
          uploaderId: persons.get(by)!,
          createdAt: calendar.ago(ago, nth),
        },
      })
    }
  }
}

function rowOf(
  { of, status, age, began, ended, outcome = '', ...parts }: DemoCollaboration,
  nth: number,
  calendar: Calendar,
  persons: Ids,
  proposalId: number,
  partners: number[],
): Prisma.CollaborationUncheckedCreateInput {
  const { agreements = [], milestones = [], risks = [], thread = [] } = parts
  const at = (days: number) => calendar.ago(days, nth)
  const latest = Math.min(age, ...thread.map(([, ago]) => ago), ...(ended === undefined ? [] : [ended]))
  return {
    proposalId,
    title: of,
    status,
    outcome,
    createdAt: at(age),
    updatedAt: at(latest),
    startedAt: began === undefined ? null : at(began),
    closedAt: ended === undefined ? null : at(ended),
    partners: { create: partners.map((userId) => ({ userId })) },
    agreements: {
      create: agreements.map(([kind, ago, endsIn]) => ({
        kind,
        agreedOn: calendar.date(-ago),
        endsOn: endsIn === undefined ? null : calendar.date(endsIn),
      })),
    },
    milestones: {
      create: milestones.map(({ due, done, payment = null, ...words }) => ({
        ...words,
        payment,
        dueDate: calendar.date(due),
        doneAt: done === undefined ? null : at(done),
        createdAt: at(began ?? age),
      })),
    },
    risks: {
      create: risks.map(([level, text, mitigation, over]) => ({
        level,
        text,
        mitigation,
        closedAt: over === undefined ? null : at(over),
        createdAt: at(began ?? age),
      })),
    },
    messages: {
      create: thread.map(([by, ago, text]) => ({ authorId: persons.get(by)!, text, createdAt: at(ago) })),
    },
  }
}

/** What led to its present state, as the actions would have written it down: the company's person did it. */
function historyOf(
  { status, age, began, ended, outcome, agreements = [], milestones = [] }: DemoCollaboration,
  entityId: number,
  nth: number,
  calendar: Calendar,
  [company, researcher]: number[],
) {
  const did = (
    actorId: number | undefined,
    days: number,
    action: string,
    changes: Prisma.InputJsonObject,
    comment?: string,
  ) => ({
    actorId: actorId ?? null,
    entity: 'Collaboration',
    entityId,
    at: calendar.ago(days, nth),
    action,
    changes,
    comment: comment ?? null,
  })
  const day = (days: number) => calendar.date(days).toISOString()
  const before = began === undefined ? 'AGREEMENT' : 'RUNNING'
  const entries = [
    did(company, age, 'reviewProposal', { status: [null, 'PROPOSED'] }),
    ...agreements.map(([kind, ago]) =>
      did(company, ago, 'setAgreement', { agreement: [null, kind], agreedOn: [null, day(-ago)] }),
    ),
    ...(agreements[0] ? [did(company, agreements[0][1], 'setAgreement', { status: ['PROPOSED', 'AGREEMENT'] })] : []),
    ...(began === undefined ? [] : [did(company, began, 'moveCollaboration', { status: ['AGREEMENT', 'RUNNING'] })]),
    ...milestones.flatMap(({ title, due, done }) => [
      did(researcher, began ?? age - 6, 'setMilestone', { milestone: [null, title], dueDate: [null, day(due)] }),
      ...(done === undefined
        ? []
        : [did(researcher, done, 'completeMilestone', { milestone: [title, title], done: [false, true] })]),
    ]),
    ...(ended === undefined ? [] : [did(company, ended, 'closeCollaboration', { status: [before, status] }, outcome)]),
  ]
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
