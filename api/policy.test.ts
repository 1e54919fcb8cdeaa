/** Generated from the policy: every permission x role x relation, against the database. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from './__generated__/prisma/enums.ts'
import { Access } from './access.ts'
import type { Db } from './db.ts'
import { openSession } from './features/accounts/session.ts'
import { cellOf, permissions, policy, ROLES, rolesOf, type Entity, type Permission } from './policy.ts'
import { relations } from './relations.ts'
import { testDatabase } from './testing/database.ts'
import { contextOf, person } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

let db: Db
let close: () => Promise<void>
const viewers = {} as Record<Role, Viewer>
/** Records by what they are to the viewers, so that a relation's clause can be told from its words. */
const facts: Record<string, { entity: Entity; id: number; holds: (relation: string, viewer: Viewer) => boolean }> = {}

beforeAll(async () => {
  ;({ db, close } = await testDatabase())
  for (const role of ROLES) viewers[role] = await person(db, role)
  const stranger = await person(db, 'RESEARCHER')
  const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  const suspended = await person(db, 'INVESTOR', { status: 'SUSPENDED' })

  const project = async (name: string, data: object, holds: (relation: string, viewer: Viewer) => boolean) => {
    const { id } = await db.project.create({ data: { title: name, ownerId: stranger.id, status: 'ACTIVE', ...data } })
    facts[name] = { entity: 'Project', id, holds }
  }
  const openToAll = { approvedForIndustry: true, approvedForInvestors: true, seekingInvestment: true }
  const never = () => false
  const any =
    (...names: string[]) =>
    (relation: string) =>
      names.includes(relation)
  await project('a stranger’s', {}, any('any'))
  await project('shared', { visibleToResearchers: true }, any('any', 'involvedOrShared', 'joinable'))
  await project('shared but confidential', { visibleToResearchers: true, confidential: true }, any('any'))
  await project('shared but draft', { visibleToResearchers: true, status: 'DRAFT' }, any('any'))
  await project('open to industry', { approvedForIndustry: true }, any('any', 'approvedForIndustry'))
  await project('open to industry but confidential', { approvedForIndustry: true, confidential: true }, any('any'))
  await project('open to industry but archived', { approvedForIndustry: true, status: 'ARCHIVED' }, any('any'))
  const days = (many: number) => new Date(Date.now() + many * 86_400_000)
  await project('under embargo', { ...openToAll, embargoUntil: days(1) }, any('any'))
  await project(
    'after its embargo',
    { ...openToAll, embargoUntil: days(0) },
    any('any', 'approvedForIndustry', 'approvedForInvestors', 'seekingInvestment'),
  )
  await project('open to investors', { approvedForInvestors: true }, any('any', 'approvedForInvestors'))
  await project('open to investors but draft', { approvedForInvestors: true, status: 'DRAFT' }, any('any'))
  await project('seeks investment', { seekingInvestment: true }, any('any'))
  await project(
    'open to investors and seeks investment',
    { approvedForInvestors: true, seekingInvestment: true },
    any('any', 'approvedForInvestors', 'seekingInvestment'),
  )
  await project('deleted', { approvedForIndustry: true, deletedAt: new Date() }, never)
  for (const role of ROLES) {
    const viewer = viewers[role]
    const mine = (relations: string[]) => (relation: string, asked: Viewer) =>
      relation === 'any' || (asked.id === viewer.id && relations.includes(relation))
    const everything = ['own', 'involved', 'edited', 'involvedOrShared']
    await project(`owned by ${role}`, { ownerId: viewer.id }, mine([...everything, 'led']))
    await project(
      `deleted of ${role}`,
      { ownerId: viewer.id, deletedAt: new Date() },
      (relation, asked) => relation === 'ownDeleted' && asked.id === viewer.id,
    )
    await project(`deleted long ago of ${role}`, { ownerId: viewer.id, deletedAt: days(-30) }, never)
    await project(
      `edited by ${role}`,
      { members: { create: { userId: viewer.id, role: 'EDITOR' } } },
      mine([...everything.slice(1), 'joined']),
    )
    await project(
      `read by ${role}`,
      { members: { create: { userId: viewer.id, role: 'VIEWER' } } },
      mine(['involved', 'involvedOrShared', 'joined']),
    )
    const note = await db.notification.create({ data: { userId: viewer.id, kind: 'ACCOUNT_VERIFIED' } })
    facts[`note to ${role}`] = {
      entity: 'Notification',
      id: note.id,
      holds: (relation, asked) => relation === 'any' || asked.id === viewer.id,
    }
    const webhook = await db.webhook.create({ data: { userId: viewer.id, url: 'https://test.example', secret: role } })
    facts[`webhook of ${role}`] = { entity: 'Webhook', id: webhook.id, holds: mine(['own']) }
    const key = await db.apiKey.create({
      data: { userId: viewer.id, name: 'K', tokenHash: role, prefix: 'ascent_k', expiresAt: new Date() },
    })
    facts[`key of ${role}`] = { entity: 'ApiKey', id: key.id, holds: mine(['own']) }
    const session = await openSession(db, viewer.id, { remember: false, userAgent: '', address: '' })
    facts[`session of ${role}`] = {
      entity: 'Session',
      id: session.sessionId,
      holds: mine(['own']),
    }
    const draft = await db.draft.create({ data: { userId: viewer.id, form: 'PROJECT', values: {} } })
    facts[`draft of ${role}`] = { entity: 'Draft', id: draft.id, holds: mine(['own']) }
    const brought = await db.import.create({
      data: { userId: viewer.id, fileName: 'a.csv', key: `import of ${role}`, columns: [], rows: 0 },
    })
    facts[`import of ${role}`] = { entity: 'Import', id: brought.id, holds: mine(['own']) }
    facts[`person ${role}`] = {
      entity: 'User',
      id: viewer.id,
      holds: (relation, asked) => relation !== 'waiting' && (relation !== 'self' || asked.id === viewer.id),
    }
  }
  for (const [name, { entity, id, holds }] of Object.entries(facts)) {
    if (entity !== 'Project') continue
    const file = { name: 'a.pdf', mediaType: 'application/pdf', size: 1, sha256: '', projectId: id }
    // A file's relations are its project's; those of readers ask for a shared file, too.
    const follows = (shared: boolean) => (relation: string, viewer: Viewer) => {
      const of = (name: string) => holds(name, viewer)
      if (relation === 'ofInvolvedOrShared') return of('involved') || (shared && of('involvedOrShared'))
      if (relation === 'sharedWithIndustry') return shared && of('approvedForIndustry')
      if (relation === 'sharedWithInvestors') return shared && of('approvedForInvestors')
      if (relation === 'ofEdited') return of('edited')
      return of(relation === 'uploadedOrOwned' ? 'own' : relation)
    }
    for (const shared of [true, false]) {
      const { id: fileId } = await db.file.create({ data: { ...file, shared, key: `${name} ${shared}` } })
      facts[`${shared ? 'shared' : 'inside'} file of ${name}`] = { entity: 'File', id: fileId, holds: follows(shared) }
    }
  }
  const loose = await db.project.create({ data: { title: 'Others’', ownerId: stranger.id, status: 'ACTIVE' } })
  for (const role of ROLES) {
    const file = { name: 'b.pdf', mediaType: 'application/pdf', size: 1, sha256: '', projectId: loose.id }
    const { id } = await db.file.create({ data: { ...file, key: `by ${role}`, uploaderId: viewers[role].id } })
    facts[`file uploaded by ${role}`] = {
      entity: 'File',
      id,
      holds: (relation, { id: asker }) =>
        relation === 'any' || (relation === 'uploadedOrOwned' && asker === viewers[role].id),
    }
  }
  facts['waiting person'] = { entity: 'User', id: waiting.id, holds: any('any', 'waiting') }
  facts['suspended person'] = { entity: 'User', id: suspended.id, holds: any('any') }
})

afterAll(() => close())

const onRecords = permissions.filter((permission) => policy[permission].entity)

describe.each(onRecords)('%s', (permission: Permission) => {
  test.each(ROLES)('as %s reaches exactly the records of its relation', async (role) => {
    const viewer = viewers[role]
    const relation = cellOf(permission, role)
    const access = new Access(viewer, db)
    for (const [name, { entity, id, holds }] of Object.entries(facts)) {
      if (entity !== policy[permission].entity) continue
      const expected = relation !== '' && holds(relation, viewer)
      expect(await access.can(permission, id), `${name}, ${permission}, ${role}`).toBe(expected)
      const found = access.find(permission, id)
      if (expected) expect((await found).id).toBe(id)
      else
        await expect(found).rejects.toMatchObject({ extensions: { code: relation === '' ? 'FORBIDDEN' : 'NOT_FOUND' } })
    }
  })

  test('gives a visitor nothing and an account that waits only its own', async () => {
    const visitor = new Access(null, db)
    expect(visitor.allowed(permission)).toBe(false)
    expect(() => visitor.need(permission)).toThrow('Unauthorized - please log in again')
    for (const role of ROLES) {
      const viewer: Viewer = { ...viewers[role], status: 'PENDING_VERIFICATION' }
      const access = new Access(viewer, db)
      for (const [name, { entity, id, holds }] of Object.entries(facts)) {
        if (entity !== policy[permission].entity || !(await access.can(permission, id))) continue
        const ownOnes = ['own', 'self', 'involved', 'edited', 'ownDeleted', 'led', 'joined'].some((relation) =>
          holds(relation, viewer),
        )
        expect(ownOnes, `${name} is not ${role}'s own`).toBe(true)
      }
    }
  })
})

describe('the table', () => {
  test('names only relations that its entity has', () => {
    for (const permission of onRecords)
      for (const cell of policy[permission].cells)
        if (cell !== '' && cell !== 'any')
          expect(Object.keys(relations[policy[permission].entity!]), permission).toContain(cell)
  })

  test.each(permissions)('%s is allowed to exactly the roles with a cell', (permission) => {
    for (const role of ROLES)
      expect(contextOf(db, viewers[role]).access.allowed(permission)).toBe(rolesOf(permission).includes(role))
  })

  test('treats the two names of a role alike', () => {
    for (const permission of permissions) {
      expect(cellOf(permission, 'KU_TEAM')).toBe(cellOf(permission, 'COMMERCIALIZATION_TEAM'))
      expect(cellOf(permission, 'INDUSTRY_PARTNER')).toBe(cellOf(permission, 'INDUSTRY'))
    }
  })
})
