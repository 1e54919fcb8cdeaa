/** What goes wrong, as SCIM says it (RFC 7644, 3.12). */
import { maskError } from '../errors.ts'

export type ScimType = 'invalidFilter' | 'invalidSyntax' | 'invalidPath' | 'invalidValue' | 'noTarget' | 'mutability'

/** A request that SCIM itself forbids; a word of RFC 7644 says why. */
export class ScimFault extends Error {
  readonly status: number
  readonly scimType: ScimType | null
  constructor(scimType: ScimType | null, detail: string, status = 400) {
    super(detail)
    this.scimType = scimType
    this.status = status
  }
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID: 400,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  NO_ROOM: 507,
}

export interface Refusal {
  status: number
  scimType: string | null
  detail: string
  headers: Record<string, string>
}

interface Extensions {
  code?: string
  fieldErrors?: Record<string, string>
  retryAfter?: number
}

/** What is answered to an error of any kind; what callers may not see is masked. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ScimFault)
    return { status: error.status, scimType: error.scimType, detail: error.message, headers: {} }
  const masked = maskError(error)
  const { code = 'INTERNAL', fieldErrors, retryAfter } = masked.extensions as Extensions
  const named = Object.entries(fieldErrors ?? {}).map(([field, words]) => `${field}: ${words}`)
  return {
    status: statuses[code] ?? 500,
    scimType: code === 'INVALID' ? 'invalidValue' : code === 'CONFLICT' && fieldErrors ? 'uniqueness' : null,
    detail: code === 'INVALID' && named.length ? named.join('; ') : masked.message,
    headers: {
      ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
      ...(code === 'UNAUTHENTICATED' ? { 'www-authenticate': 'Bearer realm="SCIM"' } : {}),
    },
  }
}

/** The body of such an answer. */
export const errorBody = ({ status, scimType, detail }: Pick<Refusal, 'status' | 'scimType' | 'detail'>) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail,
})
