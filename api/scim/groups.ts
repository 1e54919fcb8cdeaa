/** /Groups: the groups of a connection, which give people roles. */
import * as records from '#texts/ui/records.js'
import { notFound } from '../errors.ts'
import {
  createProvisionedGroup,
  deleteProvisionedGroup,
  updateProvisionedGroup,
} from '../features/accounts/provisioning/provisionedGroups.ts'
import { groupAttributes } from './attributes.ts'
import type { Exchange, Given } from './exchange.ts'
import { conditionOf } from './filter.ts'
import { listOf, pageIn } from './page.ts'
import { operationsOf } from './patch.ts'
import { chosenIn, chosenPart, wants, type Chosen } from './projection.ts'
import { patchedGroup, readGroup } from './readGroup.ts'
import { groupColumns, groupResource, locationOf } from './resources.ts'

/** A group may have thousands of members: who leaves them out does not wait for them. */
const columnsOf = (chosen: Chosen) => ({ include: { members: wants(chosen, 'members') && groupColumns.members } })

async function one({ ctx, connection, query }: Exchange, id: number, status = 200): Promise<Given> {
  const chosen = chosenIn(query)
  const where = { id, connectionId: connection.id }
  const row = await ctx.db.provisionedGroup.findFirst({ where, ...columnsOf(chosen) })
  if (!row) throw notFound(records.provisionedGroup())
  return { status, location: locationOf('Groups', id), body: chosenPart(groupResource(row), chosen) }
}

export const groups = {
  async list({ ctx, connection, query }: Exchange): Promise<Given> {
    const filter = query.get('filter')
    const where = { AND: [{ connectionId: connection.id }, filter ? conditionOf(filter, groupAttributes) : {}] }
    const { skip, take } = pageIn(query)
    const chosen = chosenIn(query)
    const [total, rows] = await Promise.all([
      ctx.db.provisionedGroup.count({ where }),
      take ? ctx.db.provisionedGroup.findMany({ where, ...columnsOf(chosen), orderBy: { id: 'asc' }, skip, take }) : [],
    ])
    return {
      status: 200,
      body: listOf(
        rows.map((row) => chosenPart(groupResource(row), chosen)),
        total,
        skip,
      ),
    }
  },

  get: (exchange: Exchange) => one(exchange, exchange.id),

  async create(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body } = exchange
    const { id } = await createProvisionedGroup(ctx, connection, readGroup(body))
    return one(exchange, id, 201)
  },

  async replace(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body, id } = exchange
    await updateProvisionedGroup(ctx, connection, { members: [], ...readGroup(body), id })
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
