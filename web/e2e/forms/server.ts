/** What the walk of all forms asks of the server beside the forms: sessions, records that a form needs, a mailed link. */
import { expect, type APIRequestContext } from '@playwright/test'
import { demoLogin, devLogin, mailedLink, register } from '../support.ts'

export interface Server {
  request: APIRequestContext
  /** The global id of a person of the demo university. */
  personId: (key: string) => Promise<string>
  /** The link of a mail for somebody who forgot the password. */
  resetLink: () => Promise<string>
}

/** Signs in: as a role, as a person of the demo university, or as somebody who registers. */
export const sessionOf = (request: APIRequestContext, as: string) =>
  as === 'new' ? register(request, 'researcher') : as.includes('.') ? demoLogin(request, as) : devLogin(request, as)

export const serverOf = (request: APIRequestContext): Server => ({
  request,
  personId: async (key) => btoa(`User:${(await sessionOf(request, key)).user.id}`),
  async resetLink() {
    const { email } = await register(request, 'researcher')
    await request.post('/api/forgot-password', { data: { email } })
    await expect.poll(() => mailedLink(email)).toBeTruthy()
    return mailedLink(email)!
  },
})

/** Performs an action as somebody and gives what was asked for of its answer. */
export async function perform<T>(
  { request }: Server,
  as: string,
  action: string,
  input: object,
  fields = '__typename',
): Promise<T> {
  const { token } = await sessionOf(request, as)
  const type = `${action[0]!.toUpperCase()}${action.slice(1)}Input!`
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: `mutation ($input: ${type}) { ${action}(input: $input) { ${fields} } }`, variables: { input } },
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] }
  expect(errors?.map(({ message }) => message)).toBeUndefined()
  return data![action] as T
}
