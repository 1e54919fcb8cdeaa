/** /Groups: the groups of a connection, which give people roles. */
import * as records from '#texts/ui/records.js'
import type { Db } from '../db.ts'
import { notFound } from '../errors.ts'
import {
  createProvisionedGroup,
  deleteProvisionedGroup,
  updateProvisionedGroup,
} from '../features/accounts/provisioning/provisionedGroups.ts'
import { groupAttributes } from './attributes.ts'
import type { Exchange, Given, Resources } from './exchange.ts'
import { conditionOf } from './filter.ts'
import { listOf, pageIn } from './page.ts'
import { operationsOf } from './patch.ts'
import { chosenIn, chosenPart, wants, type Chosen } from './projection.ts'
import { patchedGroup, readGroup } from './readGroup.ts'
import { groupResource, locationOf, memberColumns, type Member } from './resources.ts'

/** The members of groups; null where nobody asks for them, as there may be thousands. */
const membersOf = (db: Db, groups: readonly { id: number }[], chosen: Chosen): Promise<Member[] | null> =>
  wants(chosen, 'members')
    ? db.provisionedMember.findMany({
        where: { groupId: { in: groups.map(({ id }) => id) } },
        select: memberColumns,
        orderBy: { memberId: 'asc' },
      })
    : Promise.resolve(null)

async function one({ ctx: { db }, connection, query }: Exchange, id: number, status = 200): Promise<Given> {
  const chosen = chosenIn(query)
  const row = await db.provisionedGroup.findFirst({ where: { id, connectionId: connection.id } })
  if (!row) throw notFound(records.provisionedGroup())
  const resource = groupResource(row, await membersOf(db, [row], chosen))
  return { status, location: locationOf('Groups', id), body: chosenPart(resource, chosen) }
}

export const groups: Resources = {
  async list({ ctx: { db }, connection, query }: Exchange): Promise<Given> {
    const filter = query.get('filter')
    const where = { AND: [{ connectionId: connection.id }, filter ? conditionOf(filter, groupAttributes) : {}] }
    const { skip, take } = pageIn(query)
    const chosen = chosenIn(query)
    const [total, rows] = await Promise.all([
      db.provisionedGroup.count({ where }),
      take ? db.provisionedGroup.findMany({ where, orderBy: { id: 'asc' }, skip, take }) : [],
    ])
    const members = await membersOf(db, rows, chosen)
    const resources = rows.map((row) => chosenPart(groupResource(row, members), chosen))
    return { status: 200, body: listOf(resources, total, skip) }
  },

  get: (exchange: Exchange) => one(exchange, exchange.id),

  async create(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body } = exchange
    const { id } = await createProvisionedGroup(ctx, connection, readGroup(body))
    return one(exchange, id, 201)
  },

  async replace(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body, id } = exchange
    await updateProvisionedGroup(ctx, connection, { ...readGroup(body), id })
    return one(exchange, id)
  },

  async patch(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body, id } = exchange
    await updateProvisionedGroup(ctx, connection, { ...patchedGroup(operationsOf(body)), id })
    return one(exchange, id)
  },

  async remove({ ctx, connection, id }: Exchange): Promise<Given> {
    await deleteProvisionedGroup(ctx, connection, { id })
    return { status: 204 }
  },
}
