/** What providers call by which people sign in. They bring no session: what they send is signed. */
import * as records from '#texts/ui/records.js'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { endByLogoutToken } from '../features/accounts/providers/backChannel.ts'
import { limit } from '../limits.ts'
import { log } from '../log.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { readBody } from './body.ts'

/** 200 when the sessions are ended, 400 for a token that is not good (OpenID Connect Back-Channel Logout 1.0, 2.8). */
async function backChannel({ db, address }: Context, { req, res, params }: Exchange) {
  await limit('providerAddress', address)
  const provider = await db.signInProvider.findFirst({
    where: { id: Number(params['id']), kind: 'OIDC', enabled: true },
  })
  if (!provider) throw notFound(records.signInProvider())
  const { logout_token: token } = await readBody(req)
  res.setHeader('cache-control', 'no-store')
  try {
    await endByLogoutToken(db, provider, typeof token === 'string' ? token : '')
    res.writeHead(200).end()
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'a logout token was not accepted')
    res.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
    res.end(JSON.stringify({ error: 'invalid_request' }))
  }
}

export const signInCalls: ByteCall[] = [
  {
    method: 'POST',
    path: '/api/sign-in/:id(\\d{1,9})/sign-out',
    summary: 'A provider says that a person is signed out (OpenID Connect back-channel logout)',
    open: true,
    body: {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', required: ['logout_token'], properties: { logout_token: { type: 'string' } } },
        example: { logout_token: 'eyJ…' },
      },
    },
    gives: { status: 200, content: {} },
    answer: backChannel,
  },
]
