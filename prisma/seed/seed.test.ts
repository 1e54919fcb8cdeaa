/** The demo university: enough of everything, believable, the same for the same moment. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db, OpenDatabase } from '../../api/db.ts'
import { config } from '../../api/config.ts'
import { judge } from '../../api/features/files/fileKind.ts'
import { read, remove } from '../../api/features/files/storage.ts'
import { verifyPassword } from '../../api/features/accounts/password.ts'
import { createProjectRules, projectStatuses } from '../../api/features/projects/project.rules.ts'
import type { Project } from '../../api/__generated__/prisma/client.ts'
import { answering } from '../../api/features/support/supportMoves.ts'
import { universityDay } from '../../api/days.ts'
import { DisclosureStatus, InterestStatus, SupportStatus } from '../../api/__generated__/prisma/enums.ts'
import { projectMoves } from '../../api/features/projects/projectStatus.ts'
import { ROLES } from '../../api/policy.ts'
import { testDatabase } from '../../api/testing/database.ts'
import { inventions } from './disclosures/inventions.ts'
import { people } from './people/people.ts'
import { projects } from './projects/projects.ts'
import { demoPassword, seedDemo } from './seed.ts'

const now = new Date('2026-11-18T09:00:00Z')
let database: OpenDatabase
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await seedDemo(db, now)
})
afterAll(() => forget(database))

/** Closes a database; the files of its demo go with it. */
async function forget({ db, close }: OpenDatabase) {
  for (const { key } of await db.file.findMany()) await remove(key)
  await close()
}

const everything = async (database: Db) =>
  JSON.stringify([
    await database.department.findMany({ orderBy: { id: 'asc' } }),
    await database.user.findMany({ orderBy: { id: 'asc' } }),
    await database.project.findMany({ orderBy: { id: 'asc' } }),
    await database.projectMember.findMany({ orderBy: { id: 'asc' } }),
    await database.auditEntry.findMany({ orderBy: { id: 'asc' } }),
    await database.notification.findMany({ orderBy: { id: 'asc' } }),
    await database.collaboration.findMany({
      include: { partners: true, agreements: true, milestones: true, risks: true, messages: true },
      orderBy: { id: 'asc' },
    }),
    await database.supportCategory.findMany({ orderBy: { id: 'asc' } }),
    await database.supportRequest.findMany({ include: { messages: true, notes: true }, orderBy: { id: 'asc' } }),
    await database.inventionDisclosure.findMany({
      include: { inventors: true, signatures: true },
      orderBy: { id: 'asc' },
    }),
    await database.investmentInterest.findMany({
      include: { messages: true, notes: true, questions: true, tasks: true },
      orderBy: { id: 'asc' },
    }),
    await database.holding.findMany({
      include: { milestones: true, valuations: true, updates: { include: { figures: true } } },
      orderBy: { id: 'asc' },
    }),
    await database.company.findMany({ include: { names: true, notes: true, tasks: true }, orderBy: { id: 'asc' } }),
    // Keys in the storage are made by chance.
    await database.file.findMany({ orderBy: { id: 'asc' }, omit: { key: true } }),
  ])

describe('volumes', () => {
  test('departments, people and projects are as many as the demo needs', async () => {
    const of = (role: (typeof ROLES)[number]) => people.filter((person) => person.role === role).length
    expect(await db.department.count()).toBeGreaterThanOrEqual(8)
    expect(of('RESEARCHER')).toBeGreaterThanOrEqual(14)
    expect(of('INVESTOR')).toBeGreaterThanOrEqual(6)
    expect(of('EXPERT')).toBeGreaterThanOrEqual(8)
    expect(of('ADMIN')).toBe(2)
    expect(await db.user.count({ where: { status: 'PENDING_VERIFICATION' } })).toBe(2)
    expect(await db.project.count()).toBeGreaterThanOrEqual(60)
    expect(new Set((await db.company.findMany()).map(({ stage }) => stage)).size).toBe(3)
    const companies = people.filter((person) => person.role.startsWith('INDUSTRY')).map((person) => person.department)
    expect(new Set(companies).size).toBeGreaterThanOrEqual(6)
  })

  test('invention disclosures are in every state', async () => {
    const disclosures = await db.inventionDisclosure.findMany()
    expect(new Set(disclosures.map(({ status }) => status))).toEqual(new Set(Object.values(DisclosureStatus)))
  })

  test('a disclosure hangs on a project that is named for it, and each signature is in the history', async () => {
    const named = new Map(inventions.map(({ title, project }) => [title, project ?? null]))
    const disclosures = await db.inventionDisclosure.findMany({ include: { project: true, signatures: true } })
    for (const { title, project } of disclosures) expect(project?.title ?? null, title).toBe(named.get(title))
    expect(disclosures.filter(({ project }) => project)).not.toEqual([])
    for (const { id, title, signatures, status } of disclosures.filter((one) => one.status === 'SIGNING')) {
      const signed = { entity: 'InventionDisclosure', entityId: id, action: 'signDisclosure' }
      const entries = await db.auditEntry.findMany({ where: signed })
      expect(
        entries.map(({ at }) => at),
        `${title}, ${status}`,
      ).toEqual(signatures.map(({ signedAt }) => signedAt))
    }
  })
  test('20 interests of investors are at every stage; some are overdue, and projects count those that stand', async () => {
    const all = await db.investmentInterest.findMany({ where: { kind: 'INVESTMENT' } })
    expect(all).toHaveLength(20)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(Object.values(InterestStatus)))
    const owed = all.filter(({ status }) => status === 'EXPRESSED')
    expect(owed.some(({ acknowledgeBy }) => acknowledgeBy < universityDay(now))).toBe(true)
    const { _sum } = await db.project.aggregate({ _sum: { investorInterestCount: true } })
    expect(_sum.investorInterestCount).toBe(17)
    expect(await db.investmentInterest.count({ where: { kind: 'INDUSTRY' } })).toBe(5)
  })

  test('14 patents of 8 families, with deadlines that are due, overdue and far away', async () => {
    const all = await db.patent.findMany({ include: { deadlines: { where: { outcome: null } }, patentFamily: true } })
    expect(all).toHaveLength(14)
    expect(new Set(all.map(({ patentFamilyId }) => patentFamilyId)).size).toBe(8)
    const kinds = new Set(all.flatMap(({ deadlines }) => deadlines.map(({ kind }) => kind)))
    for (const kind of [
      'PRIORITY',
      'NATIONAL_PHASE_30',
      'NATIONAL_PHASE_31',
      'VALIDATION',
      'RENEWAL',
      'OTHER',
    ] as const)
      expect(kinds).toContain(kind)
    expect(all.some(({ patentFamily }) => patentFamily.confidential)).toBe(true)
  })

  test('12 grants in every state, with deliverables that are overdue, due today and to come', async () => {
    const all = await db.researchGrant.findMany({ include: { items: true, periods: true, projects: true } })
    expect(all).toHaveLength(12)
    expect(new Set(all.map(({ status }) => status)).size).toBe(8)
    expect(all.flatMap(({ items }) => items).filter(({ doneOn }) => !doneOn).length).toBeGreaterThanOrEqual(8)
    expect(all.every(({ projects }) => projects.length === 1)).toBe(true)
  })

  test('6 holdings: the interests that were invested in, and companies elsewhere; some are valued, one is sold', async () => {
    const all = await db.holding.findMany({ include: { valuations: true, updates: true } })
    expect(all).toHaveLength(6)
    const invested = await db.investmentInterest.count({ where: { status: 'INVESTED' } })
    expect(all.filter(({ investmentInterestId }) => investmentInterestId)).toHaveLength(invested)
    expect(all.filter(({ valuations }) => valuations.length)).toHaveLength(3)
    expect(all.filter(({ status }) => status === 'EXITED')).toHaveLength(1)
    expect(all.flatMap(({ updates }) => updates).filter(({ answeredAt }) => !answeredAt)).toHaveLength(2)
  })

  test('35 support requests are in every state; some are overdue, some wait, and most that are over are rated', async () => {
    const requests = await db.supportRequest.findMany()
    expect(requests).toHaveLength(35)
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(Object.values(SupportStatus)))
    const owed = requests.filter(({ status }) => answering.includes(status))
    const overdue = owed.filter(({ answerBy }) => answerBy! < universityDay(now))
    expect(overdue.length).toBeGreaterThanOrEqual(3)
    expect(overdue.length).toBeLessThan(owed.length / 2)
    const over = requests.filter(({ resolvedAt }) => resolvedAt)
    expect(over.filter(({ rating }) => rating !== null).length).toBeGreaterThan(over.length / 2)
    for (const { status, resolvedAt } of over)
      if (status === 'RESOLVED') expect(now.getTime() - resolvedAt!.getTime()).toBeLessThan(14 * 86_400_000)
    for (const { submittedAt, firstAnsweredAt, resolvedAt, closedAt } of over) {
      const times = [submittedAt, firstAnsweredAt, resolvedAt, closedAt].flatMap((at) => at?.getTime() ?? [])
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
  })

  test('support requests are created once, then submitted, and assigned to whom they name', async () => {
    const of = (action: string) => db.auditEntry.findMany({ where: { entity: 'SupportRequest', action } })
    const created = (await of('createSupportRequest')).map(({ entityId }) => entityId)
    expect(created).toHaveLength(new Set(created).size)
    const submitted = (await of('submitSupportRequest')).map(({ entityId }) => entityId)
    expect(submitted).toHaveLength(await db.supportRequest.count({ where: { submittedAt: { not: null } } }))
    const requests = await db.supportRequest.findMany({ include: { assignee: true } })
    const assigned = await of('assignSupportRequests')
    expect(assigned).not.toEqual([])
    for (const { entityId, changes } of assigned) {
      const { assignee } = requests.find(({ id }) => id === entityId)!
      expect(changes).toMatchObject({ assignee: [null, assignee!.name] })
    }
  })

  test('every status and every level occurs, and two projects are not assessed', async () => {
    const rows = await db.project.findMany({ select: { status: true, trl: true, commercialPotential: true } })
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(projectStatuses))
    for (let trl = 1; trl <= 9; trl++) expect(rows.map((row) => row.trl)).toContain(trl)
    expect(rows.filter((row) => row.trl === null && row.commercialPotential === null)).toHaveLength(2)
  })

  test('everybody is marked as demo and every role has its account', async () => {
    expect(await db.user.count({ where: { demo: false } })).toBe(0)
    for (const role of ROLES) {
      const account = await db.user.findUniqueOrThrow({
        where: { email: `${role.toLowerCase()}@demo.ascent.test` },
        select: { role: true, status: true, passwordHash: true },
      })
      expect(account).toMatchObject({ role, status: 'ACTIVE' })
      expect(await verifyPassword(demoPassword, account.passwordHash)).toBe(true)
    }
  })

  test('the researcher’s own pages look alive', async () => {
    const { id } = await db.user.findUniqueOrThrow({ where: { email: 'researcher@demo.ascent.test' } })
    expect(await db.project.count({ where: { ownerId: id } })).toBe(8)
    expect(await db.projectMember.count({ where: { userId: id, role: { not: 'LEAD' } } })).toBeGreaterThan(2)
    const bell = await db.notification.findMany({ where: { userId: id } })
    expect(bell.filter((row) => row.readAt).length).toBeGreaterThan(2)
    expect(bell.filter((row) => !row.readAt).length).toBeGreaterThan(0)
  })
})

describe('sense', () => {
  test('the same moment gives the same rows, and a second seeding changes nothing', async () => {
    const before = await everything(db)
    await seedDemo(db, new Date('2030-01-01'))
    expect(await everything(db)).toBe(before)
    const other = await testDatabase()
    // As two servers that start at the same moment.
    await Promise.all([seedDemo(other.db, now), seedDemo(other.db, now)])
    expect(await everything(other.db)).toBe(before)
    await forget(other)
  })

  test('projects hold what the rules ask of people, and descriptions have a length worth reading', async () => {
    for (const project of await db.project.findMany()) {
      await createProjectRules.validate({ ...project, status: 'DRAFT' })
      const words = project.description.split(/\s+/).length
      expect([project.title, words >= 55 && words <= 125]).toEqual([project.title, true])
    }
    expect(new Set(projects.map((project) => project.title)).size).toBe(projects.length)
  })

  test('the details of what runs are whole: property, outputs with their DOI, grants, contacts', async () => {
    const running = {
      status: { in: ['ACTIVE', 'IN_PROGRESS', 'COMPLETED'] as ('ACTIVE' | 'IN_PROGRESS' | 'COMPLETED')[] },
    }
    const rows = await db.project.findMany({ where: running })
    for (const filled of [
      rows.filter(({ papers }) => papers.length),
      rows.filter(({ contacts }) => contacts.length),
      rows.filter(({ institution, regulation }) => institution && regulation),
      rows.filter(({ ipStatus, ipOwnership, disclosureDate }) => ipStatus && ipOwnership && disclosureDate),
      rows.filter(({ grants }) => grants.length),
    ])
      expect(filled.length).toBeGreaterThan(rows.length / 2)
    expect(rows.flatMap(({ papers }) => papers).every((paper) => / 10\.5555\//.test(paper))).toBe(true)
  })

  test('files are there, are what they say, and do not open what is confidential', async () => {
    const files = await db.file.findMany({ include: { project: true, collaboration: true } })
    expect(new Set(files.map(({ mediaType }) => mediaType))).toEqual(
      new Set(['application/pdf', 'image/png', 'image/webp', 'text/csv']),
    )
    expect(new Set(files.map(({ projectId }) => projectId)).size).toBeGreaterThan(15)
    for (const { key, name, mediaType, size, sha256, shared, project, collaboration, createdAt } of files) {
      const bytes = Buffer.concat(await (await read(key)).toArray())
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256])
      const lying = path.join(config.dataDir, 'files', key)
      expect(await judge(lying, name, size)).toBe(mediaType)
      expect(shared && (project?.confidential ?? true)).toBe(false)
      // Those of data rooms are not a change of the project.
      const host = project ?? collaboration
      if (host) expect(createdAt >= host.createdAt && createdAt <= host.updatedAt).toBe(true)
    }
    const earlier = await db.file.findMany({ where: { currentId: { not: null } }, include: { current: true } })
    expect(earlier.length).toBeGreaterThan(3)
    for (const { createdAt, projectId, current } of earlier)
      expect(current!.projectId === projectId && current!.createdAt > createdAt).toBe(true)
  })

  test('nothing closed, secret or unfinished is open to others', async () => {
    const open = { OR: [{ approvedForIndustry: true }, { approvedForInvestors: true }] }
    const shut = { OR: [{ confidential: true }, { status: { in: ['DRAFT', 'PROPOSED', 'ARCHIVED'] as const } }] }
    expect(await db.project.count({ where: { AND: [open, shut] } as never })).toBe(0)
    expect(await db.project.count({ where: { seekingInvestment: true, fundingAmountNeeded: null } })).toBe(0)
    expect(await db.project.count({ where: { fundingStatus: 'UNFUNDED', fundingAmount: { gt: 0 } } })).toBe(0)
    expect(await db.project.count({ where: { fundingStatus: { not: 'UNFUNDED' }, fundingAmount: null } })).toBe(0)
  })

  test('collaborations stand in every state, and what happens in them fits', async () => {
    const rows = await db.collaboration.findMany({ include: { partners: true, milestones: true } })
    expect(new Set(rows.map(({ status }) => status)).size).toBe(5)
    for (const { status, closedAt, partners, milestones } of rows) {
      expect(partners.length).toBeGreaterThan(1)
      if (status === 'COMPLETED') expect(milestones.every(({ doneAt }) => doneAt)).toBe(true)
      for (const { doneAt } of milestones) expect(!doneAt || !closedAt || doneAt <= closedAt).toBe(true)
    }
    expect(await db.proposal.count({ where: { status: 'ACCEPTED', collaboration: null } })).toBe(0)
  })

  test('owners lead, and lead alone', async () => {
    const rows = await db.project.findMany({ include: { members: true } })
    for (const { ownerId, members } of rows)
      expect(members.filter((member) => member.role === 'LEAD').map((member) => member.userId)).toEqual([ownerId])
  })

  test('the record of changes leads to the present state by moves that are allowed', async () => {
    for (const project of await db.project.findMany()) {
      const entries = await db.auditEntry.findMany({
        where: { entity: 'Project', entityId: project.id },
        orderBy: { at: 'asc' },
        include: { actor: true },
      })
      expect(entries[0]).toMatchObject({ action: 'createProject', at: project.createdAt })
      // Who may see a project is no change of it.
      const changes = entries.filter(({ action }) => action !== 'setRecordGrant')
      expect(changes.at(-1)!.at).toEqual(project.updatedAt)
      expect(project.updatedAt <= now).toBe(true)
      let status = 'DRAFT' as (typeof projectStatuses)[number]
      for (const { changes, actor } of entries.slice(1)) {
        const move = (changes as Record<string, unknown[]>)['status'] as [typeof status, typeof status] | undefined
        if (!move) continue
        expect(move[0]).toBe(status)
        const archivedFrom = move[0] === 'ARCHIVED' ? move[1] : null
        const mover = projectMoves.of({ status: move[0], archivedFrom } as Project)[move[1]]
        expect(mover).toBeDefined()
        if (mover !== 'PROJECT_UPDATE') expect(actor!.role).toMatch(/TEAM/)
        status = move[1]
      }
      expect(status).toBe(project.status)
    }
  })

  test('two years of history, with something due today and something overdue', async () => {
    const { _min } = await db.project.aggregate({ _min: { createdAt: true } })
    expect(now.getTime() - _min.createdAt!.getTime()).toBeGreaterThan(23 * 30 * 86_400_000)
    const today = new Date('2026-11-18')
    expect(await db.project.count({ where: { nextReviewDate: today } })).toBeGreaterThan(0)
    expect(await db.project.count({ where: { nextReviewDate: { lt: today } } })).toBeGreaterThan(0)
  })
})
