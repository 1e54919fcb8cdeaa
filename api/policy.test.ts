/** Generated from the policy: every permission x role x relation, against the database. */
import { describe, expect, test } from 'vitest'
import { Access } from './access.ts'
import { cellOf, permissions, policy, ROLES, rolesOf, type Permission } from './policy.ts'
import { ownRelations, relations } from './relations.ts'
import { allFacts, castOf } from './testing/facts/all.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { contextOf } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const { db } = await fileDatabase()
const cast = await castOf(db)
const { viewers } = cast
/** Records by what they are to the viewers, so that a relation's clause can be told from its words. */
const facts = await allFacts(cast)

const onRecords = permissions.filter((permission) => policy[permission].entity)

// ASVS 8.2.2
describe.each(onRecords)('%s', (permission: Permission) => {
  const ofEntity = () => Object.entries(facts).filter(([, { entity }]) => entity === policy[permission].entity)
  /** The names of the records that the viewer may reach, asked for in one statement. */
  const reached = async (access: Access) => {
    const records = ofEntity()
    const answers = await Promise.all(records.map(async ([, { id }]) => access.can(permission, id)))
    return records.filter((_, at) => answers[at]).map(([name]) => name)
  }

  test.each(ROLES)('as %s reaches exactly the records of its relation', async (role) => {
    const viewer = viewers[role]
    const relation = cellOf(permission, role)
    const access = new Access(viewer, db)
    const [held, kept] = partition(ofEntity(), ([, { holds }]) => relation !== '' && holds(relation, viewer))
    expect(await reached(access)).toEqual(held.map(([name]) => name))
    if (held[0]) expect((await access.find(permission, held[0][1].id)).id).toBe(held[0][1].id)
    const code = relation === '' ? 'FORBIDDEN' : 'NOT_FOUND'
    if (kept[0]) await expect(access.find(permission, kept[0][1].id)).rejects.toMatchObject({ extensions: { code } })
  })

  test('gives a visitor nothing and an account that waits only its own', async () => {
    const visitor = new Access(null, db)
    expect(visitor.allowed(permission)).toBe(false)
    expect(() => visitor.need(permission)).toThrow('Unauthorized - please log in again')
    for (const role of ROLES) {
      const viewer: Viewer = { ...viewers[role], status: 'PENDING_VERIFICATION' }
      for (const name of await reached(new Access(viewer, db))) {
        const ownOnes = [...ownRelations].some((relation) => facts[name]!.holds(relation, viewer))
        expect(ownOnes, `${name} is not ${role}'s own`).toBe(true)
      }
    }
  })
})

function partition<T>(values: T[], holds: (value: T) => boolean): [T[], T[]] {
  return [values.filter(holds), values.filter((value) => !holds(value))]
}

test.each(ROLES)(
  '%s is told the same when everything is asked at once, of rows instead of the database',
  async (role) => {
    const access = new Access(viewers[role], db)
    const asked = onRecords.flatMap((permission) =>
      Object.entries(facts)
        .filter(([, { entity }]) => entity === policy[permission].entity)
        .map(([name, { id, holds }]) => ({ permission, name, id, holds })),
    )
    const answers = await Promise.all(asked.map(async ({ permission, id }) => access.can(permission, id)))
    asked.forEach(({ permission, name, holds }, at) => {
      const relation = cellOf(permission, role)
      expect(answers[at], `${permission} on ${name}`).toBe(relation !== '' && holds(relation, viewers[role]))
    })
  },
)

describe('the table', () => {
  test('names only relations that its entity has', () => {
    for (const permission of onRecords)
      for (const cell of policy[permission].cells)
        if (cell !== '' && cell !== 'any')
          expect(Object.keys(relations[policy[permission].entity!]), permission).toContain(cell)
  })

  // ASVS 8.2.1
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
