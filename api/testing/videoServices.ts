/** Stand-ins for Zoom and Microsoft Graph: they give out tokens, and keep video meetings as the services do. */
import { randomUUID } from 'node:crypto'
import { serviceAddresses } from '../integrations/serviceAddresses.ts'
import { standIn, type Answer, type Asked } from './standIn.ts'

interface Kept {
  id: string
  /** Of Graph: the ID that the caller gave. */
  externalId?: unknown
  body: Record<string, unknown>
}

const noContent: Answer = { status: 204 }
const gone: Answer = { status: 404, body: { code: 3001, message: 'Meeting does not exist' } }

/** Starts both, and has the platform ask them. */
export async function videoServices() {
  const kept: Kept[] = []
  const tokens = new Set<string>()
  const isSigned = ({ headers }: Asked) => tokens.has(String(headers.authorization).replace('Bearer ', ''))
  const token = (): Answer => {
    const given = randomUUID()
    tokens.add(given)
    return { body: { access_token: given, token_type: 'bearer', expires_in: 3600 } }
  }
  const server = await standIn((asked) => {
    const { method, path, json, headers } = asked
    if (path === '/zoom/token' || path.endsWith('/oauth2/v2.0/token')) {
      const [id, secret] = Buffer.from(String(headers.authorization).slice(6), 'base64').toString().split(':')
      return id === 'client' && secret === 'the-secret'
        ? token()
        : { status: 400, body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' } }
    }
    if (!isSigned(asked)) return { status: 401, body: { code: 124, message: 'Access token is expired.' } }
    const found = kept.find(({ id }) => path.endsWith(`/${encodeURIComponent(id)}`))
    if (method === 'PATCH') return found ? (Object.assign(found.body, json), noContent) : gone
    if (method === 'DELETE') return found ? (kept.splice(kept.indexOf(found), 1), noContent) : gone
    if (method === 'GET')
      return {
        body: {
          meetings: kept.map(({ id, body }) => ({ id: Number(id), join_url: `https://zoom.example/j/${id}`, ...body })),
        },
      }
    if (path.startsWith('/graph/')) {
      const same = kept.find(({ externalId }) => externalId === json['externalId'])
      const meeting = same ?? { id: `MSo${kept.length + 1}=*`, externalId: json['externalId'], body: json }
      if (!same) kept.push(meeting)
      return { body: { id: meeting.id, joinWebUrl: `https://teams.example/l/${encodeURIComponent(meeting.id)}` } }
    }
    const meeting = { id: String(85_000_000_000 + Math.floor(Math.random() * 1e9)), body: json }
    kept.push(meeting)
    return { status: 201, body: { id: Number(meeting.id), join_url: `https://zoom.example/j/${meeting.id}` } }
  })
  Object.assign(serviceAddresses, {
    zoomToken: `${server.url}/zoom/token`,
    zoom: `${server.url}/zoom/v2`,
    microsoftSignIn: `${server.url}/microsoft`,
    graph: `${server.url}/graph`,
  })
  return {
    ...server,
    /** The video meetings that there are. */
    kept,
    /** Ends all tokens before their time. */
    endTokens: () => tokens.clear(),
  }
}
