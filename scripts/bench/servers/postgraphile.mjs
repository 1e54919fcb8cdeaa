// PostGraphile 5 over the same tables: sessions and permissions are policies and functions in SQL, as its handbook has it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { postgraphile } from 'postgraphile'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { makeV4Preset } from 'postgraphile/presets/v4'
import { lifetimes } from '../../../api/database/lifetimes.ts'

const rights = new pg.Client(process.env.DATABASE_URL)
await rights.connect()
await rights.query(readFileSync(new URL('rights.sql', import.meta.url), 'utf8'))
await rights.end()

/** What the policies know of who asks. */
const settings = ({ node }) => {
  const token = /^Bearer (\S+)/.exec(node?.req.headers.authorization ?? '')?.[1] ?? ''
  return { role: 'bench_viewer', 'viewer.token': createHash('sha256').update(token).digest('hex') }
}

const serving = postgraphile({
  extends: [
    PostGraphileAmberPreset,
    makeV4Preset({ graphiql: false, dynamicJson: true }),
    PostGraphileConnectionFilterPreset,
  ],
  pgServices: [
    makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'], poolConfig: lifetimes }),
  ],
  grafserv: { graphqlPath: '/graphql', watch: false, maxRequestLength: 1_000_000 },
  grafast: { explain: false, context: (request) => ({ pgSettings: settings(request) }) },
}).createServ(grafserv)

const server = createServer()
await serving.addTo(server)
await serving.ready()
server.listen(Number(process.env.PORT), '127.0.0.1')
