/** A stand-in for ORCID: it signs in who the test says, and checks the code, the secret and PKCE as a server must. */
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Grant {
  orcid: string
  challenge: string
  redirectUri: string
}

/** Starts it; `signIn` is what a person does at the address that they were sent to, and gives the address of the way back. */
export async function orcidServer(client: { id: string; secret: string }) {
  const grants = new Map<string, Grant>()
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (piece: Buffer) => (body += piece.toString()))
    req.on('end', () => {
      const form = new URLSearchParams(body)
      const grant = grants.get(form.get('code') ?? '')
      grants.delete(form.get('code') ?? '')
      const hash = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const right =
        req.url === '/oauth/token' &&
        grant &&
        hash === grant.challenge &&
        form.get('redirect_uri') === grant.redirectUri &&
        form.get('client_id') === client.id &&
        form.get('client_secret') === client.secret
      res.writeHead(right ? 200 : 400, { 'content-type': 'application/json' })
      res.end(
        JSON.stringify(
          right
            ? {
                access_token: randomUUID(),
                token_type: 'bearer',
                scope: '/authenticate',
                orcid: grant.orcid,
                name: 'N',
              }
            : { error: 'invalid_grant' },
        ),
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => server.close(),
    signIn(address: string, orcid: string): { code: string; state: string; redirectUri: string } {
      const asked = new URL(address).searchParams
      const [code, redirectUri] = [randomUUID(), asked.get('redirect_uri') ?? '']
      grants.set(code, { orcid, challenge: asked.get('code_challenge') ?? '', redirectUri })
      return { code, state: asked.get('state') ?? '', redirectUri }
    },
  }
}
