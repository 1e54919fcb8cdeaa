/** What providers call by which people sign in. They bring no session: what they send is signed. */
import type { ServerResponse } from 'node:http'
import * as records from '#texts/ui/records.js'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { endByLogoutToken } from '../features/accounts/providers/backChannel.ts'
import { returnAddress } from '../features/accounts/providers/oidc.ts'
import { ownMetadata } from '../features/accounts/providers/saml.ts'
import { endByLogoutRequest } from '../features/accounts/providers/samlSignOut.ts'
import { takeResponse } from '../features/accounts/providers/takeResponse.ts'
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
    await endByLogoutToken(db, provider, textOf(token))
    res.writeHead(200).end()
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'a logout token was not accepted')
    res.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
    res.end(JSON.stringify({ error: 'invalid_request' }))
  }
}

const find = async ({ db, address }: Context, params: Record<string, string>, enabled = true) => {
  await limit('providerAddress', address)
  const provider = await db.signInProvider.findFirst({
    where: { id: Number(params['id']), kind: 'SAML', ...(enabled ? { enabled } : {}) },
  })
  if (!provider) throw notFound(records.signInProvider())
  return provider
}

function go(res: ServerResponse, to: string): void {
  res.writeHead(303, { location: to, 'cache-control': 'no-store' }).end()
}

/** Our SAML metadata. They are there before the provider is enabled, so that it can be registered. */
async function metadata(ctx: Context, { res, params }: Exchange) {
  const text = await ownMetadata(await find(ctx, params, false))
  res.writeHead(200, { 'content-type': 'application/samlmetadata+xml; charset=utf-8', 'cache-control': 'no-store' })
  res.end(text)
}

/** The browser brings a response, and goes on to the page that tells what came of it. */
async function respond(ctx: Context, { req, res, params }: Exchange) {
  const provider = await find(ctx, params)
  const { SAMLResponse: response, RelayState: state } = await readBody(req)
  const given = { response: textOf(response), state: textOf(state) }
  await takeResponse(ctx, provider, given)
  go(res, `${returnAddress()}?${new URLSearchParams({ state: given.state }).toString()}`)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The provider signs a person out, or the browser comes back from signing out there. */
async function samlSignOut(ctx: Context, { req, res, params, query }: Exchange) {
  const provider = await find(ctx, params)
  if (!query.has('SAMLRequest')) return go(res, `${config.publicUrl}/auth`)
  try {
    go(res, await endByLogoutRequest(ctx.db, provider, (req.url ?? '').split('?')[1] ?? ''))
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'a logout request was not accepted')
    go(res, `${config.publicUrl}/auth`)
  }
}

const form = (names: string[], example: Record<string, string>) => ({
  'application/x-www-form-urlencoded': {
    schema: {
      type: 'object',
      required: names,
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    },
    example,
  },
})

export const signInCalls: ByteCall[] = [
  {
    method: 'POST',
    path: '/api/sign-in/:id(\\d{1,9})/sign-out',
    summary: 'A provider says that a person is signed out (OpenID Connect back-channel logout)',
    open: true,
    body: form(['logout_token'], { logout_token: 'eyJ…' }),
    gives: { status: 200, content: {} },
    answer: backChannel,
  },
  {
    method: 'GET',
    path: '/api/sign-in/:id(\\d{1,9})/saml',
    summary: 'The SAML metadata of the platform for a sign-in provider',
    open: true,
    gives: { status: 200, content: { 'application/samlmetadata+xml': { schema: { type: 'string' } } } },
    answer: metadata,
  },
  {
    method: 'POST',
    path: '/api/sign-in/:id(\\d{1,9})/saml',
    summary: 'A browser brings the SAML response of a sign-in provider',
    open: true,
    body: form(['SAMLResponse', 'RelayState'], { SAMLResponse: 'PHNhbWxw…', RelayState: 'the state of the request' }),
    gives: { status: 200, content: {} },
    answer: respond,
  },
  {
    method: 'GET',
    path: '/api/sign-in/:id(\\d{1,9})/saml/sign-out',
    summary: 'A browser brings a SAML logout request, or comes back from signing out',
    query: ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'],
    open: true,
    gives: { status: 200, content: {} },
    answer: samlSignOut,
  },
]
