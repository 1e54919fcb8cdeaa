/** Sees every SQL statement on its way to the database: its request counts it, and its trace has a span for it. */
import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'
import { wrapped } from '../database/wrapped.ts'
import { underWay } from '../requestId.ts'
import { spanned } from './tracing.ts'

/** The same adapter, watched. */
export const watched = (factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory => wrapped(factory, watchedQueries)

function watchedQueries<Q extends SqlQueryable>(queryable: Q): Q {
  queryable.queryRaw = seen(queryable.queryRaw.bind(queryable))
  queryable.executeRaw = seen(queryable.executeRaw.bind(queryable))
  return queryable
}

const seen =
  <T>(run: (query: SqlQuery) => Promise<T>) =>
  (query: SqlQuery): Promise<T> => {
    const request = underWay()
    if (!request) return run(query)
    request.statements++
    // Values are not in the text: they are sent beside it.
    return request.span
      ? spanned('sql', { 'db.system.name': 'postgresql', 'db.query.text': query.sql }, () => run(query))
      : run(query)
  }
