/** The names that SCIM 2.0 gives its schemas and messages (RFC 7643, 7644). */
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const listMessage = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
export const patchMessage = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** The most records of a page. */
export const mostResults = 200

/** The name of an attribute without the schema before it, in lower case: SCIM’s names are the same in capitals. */
export function plainName(path: string): string {
  const lower = path.trim().toLowerCase()
  for (const schema of [userSchema, groupSchema, enterpriseSchema]) {
    const prefix = `${schema.toLowerCase()}:`
    if (lower.startsWith(prefix)) return lower.slice(prefix.length)
  }
  return lower
}

type Body = Record<string, unknown>

export const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of an attribute, whatever its capitals; undefined where it is not there. */
export function attributeIn(body: Body, name: string): unknown {
  const lower = name.toLowerCase()
  const key = Object.keys(body).find((one) => one.toLowerCase() === lower)
  return key === undefined ? undefined : body[key]
}
