/** Writes access to single projects that people of the demo university were given: to companies and researchers, standing and over. */
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

const grants = [
  { days: 45, withFiles: true, reason: 'Due diligence before the joint pilot.' },
  { days: 20, reason: 'Prepares a joint proposal.' },
  { days: 6, reason: 'Looks at the results before the workshop.' },
  { days: -4, withFiles: true, reason: 'External review of the method.' },
  { days: 60, endReason: 'The evaluation is complete.', reason: 'Evaluates a license.' },
]

export async function seedRecordGrants(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const givenById = persons.get('admin')!
  const orderBy = { id: 'asc' } as const
  const projects = await tx.project.findMany({
    where: { approvedForIndustry: false, visibleToResearchers: false, deletedAt: null, ownerId: { not: null } },
    orderBy,
    take: grants.length,
  })
  const active = { status: 'ACTIVE' } as const
  const companies = await tx.user.findMany({ where: { ...active, role: 'INDUSTRY' }, orderBy, take: 3 })
  const researchers = await tx.user.findMany({
    where: { ...active, role: 'RESEARCHER', memberships: { none: {} }, projects: { none: {} } },
    orderBy,
    take: 2,
  })
  const people = [...companies, ...researchers]
  for (const [at, { id: projectId }] of projects.entries()) {
    const { days, endReason = '', withFiles = false, reason } = grants[at]!
    const person = people[at % people.length]!
    const status = endReason ? ('REVOKED' as const) : ('GRANTED' as const)
    const givenAt = calendar.ago(12 + at)
    const data = { projectId, userId: person.id, status, withFiles, reason, endReason, givenById, givenAt }
    await tx.recordGrant.create({ data: { ...data, expiresOn: calendar.date(days), createdAt: givenAt } })
    await tx.auditEntry.create({
      data: {
        at: givenAt,
        action: 'setRecordGrant',
        actorId: givenById,
        entity: 'Project',
        entityId: projectId,
        changes: { access: [null, person.name] },
        comment: reason,
      },
    })
  }
}
