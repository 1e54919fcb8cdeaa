/** Fills a new database with the demo university. The same `now` gives the same rows. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Prisma } from '../../api/__generated__/prisma/client.ts'
import { dayLength } from '../../api/days.ts'
import type { Db, Tx } from '../../api/db.ts'
import { hashPassword } from '../../api/features/accounts/password.ts'
import { remove } from '../../api/features/files/storage.ts'
import { seedChallenges } from './challenges/seedChallenges.ts'
import { seedCollaborations } from './collaborations/seedCollaborations.ts'
import { calendarOf, daysOf, type Calendar } from './calendar.ts'
import { seedCompanyRelations } from './companyRelations.ts'
import { faculties } from './departments.ts'
import { seedDeals } from './deals.ts'
import { seedDataRooms } from './dataRooms/seedDataRooms.ts'
import { seedGrants } from './grants/seedGrants.ts'
import { seedHoldings } from './holdings/seedHoldings.ts'
import { seedCompanyInterests } from './interests/seedCompanyInterests.ts'
import { seedInterests } from './interests/seedInterests.ts'
import { seedInvestors } from './investors.ts'
import { seedAnnual } from './annual.ts'
import { seedIntegrations } from './integrations.ts'
import { seedMeetings } from './meetings.ts'
import { seedExperts } from './experts.ts'
import { userRow } from './factories/people.ts'
import { seedFiles } from './files/seedFiles.ts'
import { historyOf, type Event } from './history.ts'
import { seedOpportunities } from './opportunities/seedOpportunities.ts'
import { seedIdeas } from './ideas/seedIdeas.ts'
import { isVerified, notificationsOf } from './notifications.ts'
import type { DemoPerson } from './people/demoPerson.ts'
import { emailOf, people } from './people/people.ts'
import type { DemoProject, Ids } from './projects/demoProject.ts'
import { projects } from './projects/projects.ts'
import { seedPatents } from './patents/seedPatents.ts'
import { seedProposals } from './proposals/seedProposals.ts'
import { seedPublications } from './publications.ts'
import { seedReadiness } from './readiness.ts'
import { seedDisclosures } from './disclosures/seedDisclosures.ts'
import { seedAccessReviews } from './accessReviews.ts'
import { seedRecordGrants } from './recordGrants.ts'
import { seedAnnouncements } from './announcements.ts'
import { seedHelp } from './help.ts'
import { seedModeration } from './moderation.ts'
import { seedMails } from './mails.ts'
import { seedEnquiries } from './summaries/seedEnquiries.ts'
import { seedSummaries } from './summaries/seedSummaries.ts'
import { seedFacilities } from './facilities/seedFacilities.ts'
import { seedAgreements } from './support/agreements.ts'
import { seedSupport } from './support/seedSupport.ts'
import { seedSavedViews } from './savedViews.ts'
import { seedSynergies } from './synergies.ts'
import { seedTeams } from './teams/seedTeams.ts'
import { seedTranslations } from './translations/seedTranslations.ts'
import { seedTrl } from './trl.ts'
import { rowOf } from './projectRow.ts'

/** The password of the demo's accounts. */
export const demoPassword = 'ascent-demo'

/** The advisory lock of who makes the demo university, a number of our own choosing. */
export const seedLock = 4_271_510

/** Writes the demo university, all or nothing; does nothing where there are people already. */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  if (await db.user.count()) return
  await seedOnto(db, now, async (tx) => (await tx.user.count()) === 0)
}

/** Writes the demo university onto what `clear` leaves, in its transaction; `clear` may find that nothing is to be done. */
export async function seedOnto(db: Db, now: Date, clear: (tx: Tx) => Promise<boolean>): Promise<void> {
  const calendar = calendarOf(now)
  const passwordHash = await hashPassword(demoPassword)
  while (!(await seedAlone(db, calendar, passwordHash, clear))) await delay(500)
}

/**
 * Several servers may start at once: one of them makes the demo university, and this is false for the others, which ask again
 * until it is there. To wait for the lock would be one statement without an answer, which the limits of a connection end.
 */
async function seedAlone(
  db: Db,
  calendar: Calendar,
  passwordHash: string,
  clear: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const kept: string[] = []
  return db
    .$transaction(
      async (tx) => {
        const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${seedLock}) AS taken`
        if (!lock!.taken) return false
        await tx.$executeRaw`SET LOCAL statement_timeout = 0`
        if (!(await clear(tx))) return true
        await seedDepartments(tx)
        const persons = await seedPeople(tx, calendar, passwordHash)
        const records = await seedProjects(tx, calendar, persons)
        await seedHistory(tx, calendar, persons, records)
        await seedTeams(tx, calendar, persons, records)
        await seedPublications(tx, calendar, persons, records)
        await seedTrl(tx, calendar, persons, records)
        await seedReadiness(tx, calendar, persons, records)
        await seedSynergies(tx, calendar, persons, records)
        await seedSummaries(tx, calendar, persons, records)
        await seedEnquiries(tx, calendar, persons, records)
        await seedSupport(tx, calendar, persons, records)
        await seedAgreements(tx, calendar, persons)
        await seedDisclosures(tx, calendar, persons, records)
        await seedPatents(tx, calendar, persons, records)
        await seedGrants(tx, calendar, persons, records)
        await seedAnnual(tx, calendar, persons)
        await seedFacilities(tx, calendar, persons, kept)
        await seedInterests(tx, calendar, persons, records)
        await seedDeals(tx, calendar, persons)
        await seedOpportunities(tx, calendar, persons, records)
        await seedHoldings(tx, calendar, persons)
        await seedCompanyInterests(tx, calendar, persons, records)
        await seedChallenges(tx, calendar, persons)
        await seedCompanyRelations(tx, calendar, persons)
        await seedIdeas(tx, calendar, persons, records)
        await seedProposals(tx, calendar, persons, records)
        await seedCollaborations(tx, calendar, persons, kept)
        await seedMeetings(tx, calendar, persons)
        await seedExperts(tx, calendar, persons)
        await seedIntegrations(tx, calendar, persons)
        await seedFiles(tx, calendar, persons, records, kept)
        await seedDataRooms(tx, calendar, persons, records, kept)
        await seedInvestors(tx, calendar, persons, kept)
        await seedAnnouncements(tx, calendar, persons)
        await seedHelp(tx, calendar, persons)
        await seedModeration(tx, calendar, persons)
        await seedMails(tx, calendar, persons)
        await seedRecordGrants(tx, calendar, persons)
        await seedAccessReviews(tx, calendar, persons)
        await seedSavedViews(tx, calendar, persons)
        await seedTranslations(tx)
        return true
      },
      { maxWait: 60_000, timeout: 300_000 },
    )
    .catch(async (error: unknown) => {
      await Promise.all(kept.map(remove))
      throw error
    })
}

async function seedDepartments(tx: Tx) {
  const rows = Object.entries(faculties).flatMap(([faculty, names]) => names.map((name) => ({ name, faculty })))
  await tx.department.createMany({ data: rows, skipDuplicates: true })
}

async function seedPeople(tx: Tx, calendar: Calendar, passwordHash: string): Promise<Ids> {
  const made = await tx.user.createManyAndReturn({
    data: people.map((person, nth) => personRow(person, nth, calendar, passwordHash)),
    select: { id: true, username: true },
  })
  return new Map(made.map(({ id, username }) => [username, id]))
}

function personRow(person: DemoPerson, nth: number, calendar: Calendar, passwordHash: string) {
  const { key, name, role, department, position, bio, expertise, looksFor, orcid, account, pending } = person
  const joined = calendar.ago(pending ? 1 + (nth % 2) : daysOf(person.joined), nth)
  const seen = pending ? joined : calendar.ago(account ? 1 : 2 + ((nth * 7) % 40), nth)
  return userRow({
    username: key,
    email: emailOf(person),
    name,
    role,
    department,
    position,
    bio,
    expertise,
    openToCollaborate: looksFor !== undefined,
    collaborationNote: looksFor ?? '',
    orcid: orcid ?? null,
    demo: true,
    status: pending ? 'PENDING_VERIFICATION' : 'ACTIVE',
    passwordHash: account ? passwordHash : null,
    createdAt: joined,
    verifiedAt: !pending && isVerified(role) ? new Date(joined.getTime() + dayLength) : null,
    updatedAt: seen,
    lastLogin: seen,
  })
}

async function seedProjects(tx: Tx, calendar: Calendar, persons: Ids): Promise<Ids> {
  const made = await tx.project.createManyAndReturn({
    data: projects.map((project, nth) => rowOf(project, nth, historyOf(project, calendar, nth), calendar, persons)),
    select: { id: true, title: true },
  })
  const ids: Ids = new Map(made.map(({ id, title }) => [title, id]))
  await tx.projectMember.createMany({ data: projects.flatMap((project) => membersOf(project, calendar, persons, ids)) })
  return ids
}

function membersOf(project: DemoProject, calendar: Calendar, persons: Ids, ids: Ids) {
  const born = daysOf(project.age)
  const member = (role: 'LEAD' | 'EDITOR' | 'VIEWER') => (key: string, nth: number) => ({
    projectId: ids.get(project.title)!,
    userId: persons.get(key)!,
    role,
    joinedAt: calendar.ago(role === 'LEAD' ? born : Math.round(born * 0.9), nth),
  })
  const { lead, editors = [], viewers = [] } = project
  return [...[lead].map(member('LEAD')), ...editors.map(member('EDITOR')), ...viewers.map(member('VIEWER'))]
}

async function seedHistory(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids) {
  const histories = projects.map((project, nth) => ({ project, events: historyOf(project, calendar, nth) }))
  const audit = histories.flatMap(({ project, events }) =>
    events.map((event) => auditRow(event, persons, ids.get(project.title)!)),
  )
  audit.sort((a, b) => a.at.getTime() - b.at.getTime())
  await tx.auditEntry.createMany({ data: audit })
  const told = notificationsOf(histories, calendar, persons, ids)
  await tx.notification.createMany({ data: told.map((one) => ({ ...one, placedAt: one.createdAt })) })
}

const auditRow = ({ at, action, by, changes, comment }: Event, persons: Ids, entityId: number) => ({
  at,
  action,
  actorId: persons.get(by)!,
  entity: 'Project',
  entityId,
  changes: changes as Prisma.InputJsonObject,
  comment: comment ?? null,
})
