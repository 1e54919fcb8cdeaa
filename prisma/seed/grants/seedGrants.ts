/** Writes the demo's grants with what they owe, their spending plans and history. */
import { afterMonths } from '../../../api/features/patents/months.ts'
import { dayLength } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import type { Calendar } from '../calendar.ts'
import { people } from '../people/people.ts'
import type { Ids } from '../projects/demoProject.ts'
import { grants, type DemoGrant } from './grants.ts'

export async function seedGrants(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  for (const [nth, grant] of grants.entries()) {
    const { title, funder, call, reference = '', amount, role, status, runs } = grant
    const ownerId = persons.get(grant.owner)!
    const createdAt = calendar.ago(Math.min(runs ? Math.max(30, 60 - runs[0]) : 40, 700), nth)
    const { id } = await tx.researchGrant.create({
      data: {
        title,
        funder,
        call,
        reference,
        amount,
        role,
        status,
        startsOn: runs ? calendar.date(runs[0]) : null,
        endsOn: runs ? calendar.date(runs[1]) : null,
        ownerId,
        createdAt,
        updatedAt: createdAt,
        members: { create: membersOf(grant, persons) },
        projects: { create: (grant.projects ?? []).map((one) => ({ projectId: ids.get(one)! })) },
        items: {
          create: (grant.items ?? []).map(([kind, what, inDays, deliveredAgo]) => ({
            kind,
            title: what,
            dueOn: calendar.date(inDays),
            doneOn: deliveredAgo === undefined ? null : calendar.date(-deliveredAgo),
            createdAt,
          })),
        },
        periods: { create: periodsOf(grant, calendar) },
      },
    })
    await tx.auditEntry.create({
      data: {
        at: createdAt,
        action: 'createResearchGrant',
        actorId: ownerId,
        entity: 'ResearchGrant',
        entityId: id,
        changes: { title: [null, title] },
      },
    })
  }
}

const membersOf = ({ owner, members = [] }: DemoGrant, persons: Ids) =>
  ([[owner, 'PRINCIPAL_INVESTIGATOR'], ...members] as const).map(([who, role], position) => {
    if (typeof who !== 'string') return { position, role, name: who[0], affiliation: who[1] }
    const { name, department } = people.find(({ key }) => key === who)!
    return { position, role, userId: persons.get(who)!, name, affiliation: department }
  })

/** A period for each year of the grant. */
function periodsOf({ runs, years = [] }: DemoGrant, calendar: Calendar) {
  if (!runs) return []
  const begins = (nth: number) => afterMonths(calendar.date(runs[0]), nth * 12)
  return years.map(([planned, spent], nth) => ({
    startsOn: begins(nth),
    endsOn: new Date(begins(nth + 1).getTime() - dayLength),
    planned,
    actual: spent ?? null,
  }))
}
