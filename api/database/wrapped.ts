import type { SqlDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils'

/** The same adapter, of which every connection and every transaction is wrapped. */
export const wrapped = (
  factory: SqlDriverAdapterFactory,
  wrap: <Q extends SqlQueryable>(queryable: Q) => Q,
): SqlDriverAdapterFactory => ({
  provider: factory.provider,
  adapterName: factory.adapterName,
  async connect() {
    const adapter = wrap(await factory.connect())
    const begin = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level) => wrap(await begin(level))
    return adapter
  },
})
