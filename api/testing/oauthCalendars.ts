/** Stand-ins for the calendars of Google and Microsoft: signing in with PKCE, tokens that end, busy times. */
import { createHash, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { serviceAddresses } from '../integrations/serviceAddresses.ts'
import { standIn, type Answer, type Asked } from './standIn.ts'

interface Busy {
  startsAt: Date
  endsAt: Date
}

/** Starts them, and has the platform ask them. `signIn` is what a person does there, and gives what comes back. */
export async function oauthCalendars() {
  const state = { busy: [] as Busy[], lasting: true }
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const [access, refresh] = [new Set<string>(), new Set<string>()]
  const tokens = async (lasting: boolean): Promise<Answer> => {
    const [token, renewal] = [randomUUID(), randomUUID()]
    access.add(token)
    if (lasting) refresh.add(renewal)
    const idToken = await new SignJWT({ email: 'ada@campus.example' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from('a secret of the stand-in, long enough'))
    const more = lasting ? { refresh_token: renewal } : {}
    return { body: { access_token: token, expires_in: 3600, token_type: 'Bearer', id_token: idToken, ...more } }
  }
  const refused: Answer = {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Token has been revoked.' },
  }
  async function tokenFor({ form }: Asked): Promise<Answer> {
    if (form.get('client_id') !== 'client' || form.get('client_secret') !== 'the-secret')
      return { status: 401, body: { error: 'invalid_client', error_description: 'The OAuth client was not found.' } }
    if (form.get('grant_type') === 'refresh_token')
      return refresh.delete(form.get('refresh_token')!) ? tokens(true) : refused
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const hash = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight = code && hash === code.challenge && form.get('redirect_uri') === code.redirectUri
    return isRight ? tokens(state.lasting) : refused
  }
  const server = await standIn((asked): Answer | Promise<Answer> => {
    const { path, headers } = asked
    if (path.endsWith('/token')) return tokenFor(asked)
    if (path === '/google/revoke')
      return refresh.delete(asked.form.get('token') ?? '')
        ? { body: {} }
        : { status: 400, body: { error: 'invalid_token', error_description: 'Token expired or revoked' } }
    if (!access.has(String(headers.authorization).replace('Bearer ', '')))
      return { status: 401, body: { error: { code: 401, message: 'Invalid Credentials' } } }
    if (path === '/google/freeBusy')
      return {
        body: {
          calendars: {
            primary: {
              busy: state.busy.map(({ startsAt, endsAt }) => ({
                start: startsAt.toISOString(),
                end: endsAt.toISOString(),
              })),
            },
          },
        },
      }
    if (path === '/graph/me') return { body: { mail: 'ada@campus.example' } }
    const at = (time: Date) => ({ dateTime: `${time.toISOString().slice(0, 19)}.0000000`, timeZone: 'UTC' })
    const items = state.busy.flatMap(({ startsAt, endsAt }) =>
      ['busy', 'free'].map((status) => ({ status, subject: 'Surgery', start: at(startsAt), end: at(endsAt) })),
    )
    return { body: { value: [{ scheduleId: 'ada@campus.example', scheduleItems: items }] } }
  })
  Object.assign(serviceAddresses, {
    microsoftSignIn: `${server.url}/microsoft`,
    graph: `${server.url}/graph`,
    googleSignIn: `${server.url}/google/auth`,
    googleToken: `${server.url}/google/token`,
    googleRevoke: `${server.url}/google/revoke`,
    google: `${server.url}/google`,
  })
  return {
    ...server,
    state,
    endAccess: () => access.clear(),
    revoke: () => (access.clear(), refresh.clear()),
    signIn(address: string): { code: string; state: string } {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri: asked.get('redirect_uri') ?? '' })
      return { code, state: asked.get('state') ?? '' }
    },
  }
}
