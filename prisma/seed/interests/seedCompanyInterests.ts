/** Writes the demo's interests of companies in projects that are open to industry. */
import { universityDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import { afterWorkingDays, usualWeek } from '../../../api/workingDays.rules.ts'
import type { Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { companyInterests } from './interests.ts'

/** Days from an interest to its acknowledgment. */
const acknowledgedAfter = 2

/** Each interest is in the next of them, so that nobody has two in one. */
const offered = projects.filter(
  ({ industrySince, embargo, confidential, status }) =>
    industrySince !== undefined && embargo === undefined && !confidential && !['DRAFT', 'ARCHIVED'].includes(status),
)

export async function seedCompanyInterests(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  for (const [nth, { company, status, age, message, contact }] of companyInterests.entries()) {
    const { title } = offered[nth % offered.length]!
    const investorId = persons.get(company)!
    const contactId = contact ? persons.get(contact)! : null
    const createdAt = calendar.ago(age, nth)
    const acknowledgedAt = contact ? calendar.ago(Math.max(age - acknowledgedAfter, 0), nth) : null
    const { id: entityId } = await tx.investmentInterest.create({
      data: {
        kind: 'INDUSTRY',
        title,
        projectId: ids.get(title)!,
        investorId,
        contactId,
        message,
        status,
        statusSince: acknowledgedAt ?? createdAt,
        acknowledgeBy: afterWorkingDays(universityDay(createdAt), 3, usualWeek),
        acknowledgedAt,
        leadSince: createdAt,
        createdAt,
        updatedAt: acknowledgedAt ?? createdAt,
      },
    })
    const entry = { entity: 'InvestmentInterest', entityId } as const
    await tx.auditEntry.createMany({
      data: [
        {
          ...entry,
          at: createdAt,
          action: 'createInterest',
          actorId: investorId,
          changes: { status: [null, 'EXPRESSED'] },
        },
        ...(acknowledgedAt
          ? [
              {
                ...entry,
                at: acknowledgedAt,
                action: 'moveInterest',
                actorId: contactId,
                changes: { status: ['EXPRESSED', status] },
              },
            ]
          : []),
      ],
    })
  }
}
