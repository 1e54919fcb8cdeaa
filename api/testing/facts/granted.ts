/** Records that one person was given access to, and what the records of other facts are by the relations that also count it. */
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { ROLES } from '../../policy.ts'
import { viewerColumns } from '../../viewer.ts'
import type { Cast, Facts, Holds } from './fact.ts'

/** Relations that also let in whom access was given, by what they let in otherwise. */
const otherwise: Record<string, string> = {
  involvedOrGranted: 'involved',
  involvedSharedOrGranted: 'involvedOrShared',
  approvedForIndustryOrGranted: 'approvedForIndustry',
  approvedForInvestorsOrGranted: 'approvedForInvestors',
  ownSharedOrGranted: 'ownOrShared',
  publishedOrGranted: 'published',
  publishedRunOrGranted: 'publishedOrRun',
}

/** The same facts, of which nothing was given to anybody. */
export const givenToNobody = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      { ...fact, holds: (relation, viewer) => fact.holds(otherwise[relation] ?? relation, viewer) },
    ]),
  )

const later = new Date('2999-01-01')
const bytes = { mediaType: 'application/pdf', size: 1, sha256: '' }

/** Administrators review the access of everybody. */
async function reviewFacts(db: Cast['db'], userId: number, role: string, facts: Facts) {
  const { id } = await db.accessReview.create({
    data: { name: 'Review', dueOn: later, items: { create: { scope: 'TEAM', userId, role: 'KU_TEAM', since: later } } },
  })
  const item = await db.accessReviewItem.findFirstOrThrow({ where: { reviewId: id } })
  const every = { name: 'Every year', scopes: [], everyMonths: 12, answerDays: 14, nextOn: later }
  const schedule = await db.accessReviewSchedule.create({ data: every })
  const holds: Holds = (relation) => relation === 'any'
  facts[`review of ${role}`] = { entity: 'AccessReview', id, holds }
  facts[`item of ${role}`] = { entity: 'AccessReviewItem', id: item.id, holds }
  facts[`schedule of ${role}`] = { entity: 'AccessReviewSchedule', id: schedule.id, holds }
}

/** Makes records of a stranger with an access to each, and says what both are to whom. */
export async function grantedFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const inside = { ownerId: stranger.id, status: 'ACTIVE' as const, confidential: true }
  for (const role of ROLES) {
    const { id: userId } = viewers[role]
    const to =
      (relations: readonly string[], ...others: string[]): Holds =>
      (relation, asked) =>
        relation === 'any' || others.includes(relation) || (asked.id === userId && relations.includes(relation))
    const given = { userId, status: 'GRANTED', expiresOn: later, reason: 'Why' } as const
    const access = async (name: string, data: object, holds: Holds) => {
      const { id } = await db.recordGrant.create({ data: { ...given, ...data } })
      facts[`access of ${role} to ${name}`] = { entity: 'RecordGrant', id, holds }
    }
    const project = async (name: string, grant: object, stands: boolean, files: boolean) => {
      const { id } = await makeProject(db, inside)
      await access(name, { projectId: id, ...grant }, to(['own', 'ownOrOfOwned']))
      facts[`${name} given to ${role}`] = {
        entity: 'Project',
        id,
        holds: to(stands ? Object.keys(otherwise) : []),
      }
      const file = await db.file.create({
        data: { ...bytes, name: 'c.pdf', projectId: id, key: `${name} ${role}`, uploaderId: stranger.id },
      })
      facts[`file of ${name} given to ${role}`] = {
        entity: 'File',
        id: file.id,
        holds: to(
          files ? ['ofInvolvedOrShared', 'sharedWithIndustry', 'sharedWithInvestors'] : [],
          'notOfDrafts',
          'withReaders',
        ),
      }
    }
    await project('a project', {}, true, false)
    await project('a project with its files', { withFiles: true }, true, true)
    await project('a project until yesterday', { withFiles: true, expiresOn: new Date('2020-01-01') }, false, false)
    await project('a project that was taken back', { withFiles: true, status: 'REVOKED' }, false, false)
    const deleted = await makeProject(db, { ...inside, deletedAt: new Date() })
    const gone = await db.recordGrant.create({ data: { ...given, projectId: deleted.id } })
    facts[`access of ${role} to a deleted project`] = { entity: 'RecordGrant', id: gone.id, holds: () => false }

    const idea = await db.idea.create({
      data: { title: 'Idea', description: '', category: 'Other', submitterId: stranger.id },
    })
    facts[`idea given to ${role}`] = { entity: 'Idea', id: idea.id, holds: to(['ownSharedOrGranted'], 'ofOthers') }
    await access('an idea', { ideaId: idea.id }, to(['own', 'ownOrOfOwned']))
    const challenge = await db.challenge.create({
      data: { title: 'Challenge', companyName: 'Dunes', ownerId: stranger.id },
    })
    facts[`challenge given to ${role}`] = {
      entity: 'Challenge',
      id: challenge.id,
      holds: to(['publishedOrGranted', 'publishedRunOrGranted']),
    }
    await access('a challenge', { challengeId: challenge.id }, to(['own', 'ownOrOfOwned']))
    await reviewFacts(db, userId, role, facts)
    const own = await makeProject(db, { ...inside, ownerId: userId })
    const others = await db.recordGrant.create({ data: { ...given, userId: stranger.id, projectId: own.id } })
    facts[`access to a project of ${role}`] = {
      entity: 'RecordGrant',
      id: others.id,
      holds: to(['ofOwned', 'ownOrOfOwned']),
    }
    // A session knows that something was given.
    viewers[role] = await db.user.findUniqueOrThrow({ where: { id: userId }, select: viewerColumns })
  }
  return facts
}
