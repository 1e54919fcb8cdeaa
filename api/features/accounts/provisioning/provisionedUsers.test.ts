/** The list of provisioned accounts: who may read it, and what it is filtered by. */
import { beforeAll, expect, test } from 'vitest'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { idOf } from '../../../testing/ids.ts'
import { person, run } from '../../../testing/run.ts'
import { ROLES } from '../../../policy.ts'
import type { Viewer } from '../../../viewer.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
let campus: number
let id: number

beforeAll(async () => {
  const connection = (name: string) => db.provisioningConnection.create({ data: { name, defaultRole: 'RESEARCHER' } })
  campus = (await connection('Campus')).id
  const other = (await connection('Hospital')).id
  const account = async (
    name: string,
    connectionId: number,
    more: object,
    status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE',
  ) => {
    const user = await person(db, 'RESEARCHER', { name, status })
    const userName = `${name.toLowerCase()}@there`
    const data = { connectionId, userId: user.id, userName, userNameKey: userName, made: true, ...more }
    return db.provisionedUser.create({ data })
  }
  id = (await account('Ann', campus, {})).id
  await account('Bea', campus, { made: false }, 'SUSPENDED')
  await account('Cem', campus, { deletedAt: new Date() }, 'SUSPENDED')
  await account('Dua', other, {})
})

const list = (filter: object = {}, as: Viewer | null = admin) =>
  run(
    db,
    `query ($filter: ProvisionedUserFilter) {
      provisionedUsers(filter: $filter, sort: { field: USER_NAME, direction: ASC }) {
        totalCount nodes { userName origin connection { name } user { status } }
      }
    }`,
    { as, variables: { filter } },
  )
async function names(filter: object) {
  const { data, errors } = await list(filter)
  expect(errors).toEqual([])
  const { nodes } = data!['provisionedUsers'] as unknown as { nodes: { userName: string }[] }
  return nodes.map(({ userName }) => userName.slice(0, 3)).join()
}

test('is for administrators alone, as each of its accounts', async () => {
  const one = (as: Viewer | null) => run(db, `{ node(id: "${idOf('ProvisionedUser', id)}") { id } }`, { as })
  for (const role of ROLES.filter((role) => role !== 'ADMIN')) {
    const as = await person(db, role)
    expect((await list({}, as)).codes).toEqual(['FORBIDDEN'])
    expect((await one(as)).data).toEqual({ node: null })
  }
  expect((await list({}, null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await one(admin)).data!['node']).not.toBeNull()
  expect((await list()).data!['provisionedUsers']).toMatchObject({ totalCount: 4 })
})

test('is filtered by connection, origin, state and words', async () => {
  expect(await names({ connectionId: idOf('ProvisioningConnection', campus) })).toBe('ann,bea,cem')
  expect(await names({ origin: ['CREATED'] })).toBe('ann,dua')
  expect(await names({ origin: ['ADOPTED', 'DELETED'] })).toBe('bea,cem')
  expect(await names({ status: ['SUSPENDED'], origin: ['DELETED'] })).toBe('cem')
  expect(await names({ search: 'DUA' })).toBe('dua')
  expect(await names({ search: 'there', status: ['ACTIVE'] })).toBe('ann,dua')
})
