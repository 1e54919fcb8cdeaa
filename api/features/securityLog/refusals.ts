/** Refused rights and limits that were reached, as errors.ts reports them, for the security log. */
import type { GraphQLError } from 'graphql'
import { Kind } from 'graphql'
import type { Db } from '../../db.ts'
import { underWay } from '../../requestId.ts'
import type { Viewer } from '../../viewer.ts'
import { countSecurityEvent, type Origin } from './securityEvent.ts'

/** What records the refusals of one caller: rights refused to somebody signed in, and limits reached by anybody. */
export const refusalsOf =
  (db: Db, origin: Origin, viewer: Viewer | null) =>
  (error: GraphQLError): void => {
    const { code, limit } = error.extensions
    const { address, userAgent } = origin
    const userId = viewer?.id ?? null
    const event = { userId, actorId: viewer?.viewedBy, address, userAgent }
    if (code === 'FORBIDDEN' && viewer)
      countSecurityEvent(db, { kind: 'ACCESS_REFUSED', ...event, detail: refusedPart(error) })
    if (code === 'RATE_LIMITED')
      countSecurityEvent(db, { kind: 'LIMIT_REACHED', ...event, detail: inWords((limit as { name?: string })?.name) })
  }

/** The field of the schema, or the operation or REST path: never a name that the caller made up. */
function refusedPart({ nodes }: GraphQLError): string {
  const [node] = nodes ?? []
  return node?.kind === Kind.FIELD ? node.name.value : (underWay()?.operation ?? '')
}

/** `loginAccount` -> `login account` */
const inWords = (name = '') => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
