/** /Users: the people whom a connection provisions. */
import * as records from '#texts/ui/records.js'
import { notFound } from '../errors.ts'
import { createProvisionedUser } from '../features/accounts/provisioning/createProvisionedUser.ts'
import {
  deleteProvisionedUser,
  updateProvisionedUser,
} from '../features/accounts/provisioning/updateProvisionedUser.ts'
import { userAttributes } from './attributes.ts'
import type { Exchange, Given, Resources } from './exchange.ts'
import { conditionOf } from './filter.ts'
import { listOf, pageIn } from './page.ts'
import { operationsOf, patchedUser } from './patch.ts'
import { chosenIn, chosenPart } from './projection.ts'
import { readUser } from './readUser.ts'
import { locationOf, userColumns, userResource } from './resources.ts'

async function one(exchange: Exchange, id: number, status = 200): Promise<Given> {
  const { ctx, connection, query } = exchange
  const row = await ctx.db.provisionedUser.findFirst({
    where: { id, connectionId: connection.id, deletedAt: null },
    include: userColumns,
  })
  if (!row) throw notFound(records.account())
  return { status, location: locationOf('Users', id), body: chosenPart(userResource(row), chosenIn(query)) }
}

export const users: Resources = {
  async list({ ctx, connection, query }: Exchange): Promise<Given> {
    const filter = query.get('filter')
    const where = {
      AND: [{ connectionId: connection.id, deletedAt: null }, filter ? conditionOf(filter, userAttributes) : {}],
    }
    const { skip, take } = pageIn(query)
    const [total, rows] = await Promise.all([
      ctx.db.provisionedUser.count({ where }),
      take ? ctx.db.provisionedUser.findMany({ where, include: userColumns, orderBy: { id: 'asc' }, skip, take }) : [],
    ])
    const chosen = chosenIn(query)
    return {
      status: 200,
      body: listOf(
        rows.map((row) => chosenPart(userResource(row), chosen)),
        total,
        skip,
      ),
    }
  },

  get: (exchange: Exchange) => one(exchange, exchange.id),

  async create(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body } = exchange
    const { id } = await createProvisionedUser(ctx, connection, readUser(body))
    return one(exchange, id, 201)
  },

  async replace(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body, id } = exchange
    await updateProvisionedUser(ctx, connection, { ...readUser(body), id })
    return one(exchange, id)
  },

  async patch(exchange: Exchange): Promise<Given> {
    const { ctx, connection, body, id } = exchange
    await updateProvisionedUser(ctx, connection, { ...patchedUser(operationsOf(body)), id })
    return one(exchange, id)
  },

  async remove({ ctx, connection, id }: Exchange): Promise<Given> {
    await deleteProvisionedUser(ctx, connection, { id })
    return { status: 204 }
  },
}
