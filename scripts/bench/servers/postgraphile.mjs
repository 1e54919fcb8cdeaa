// PostGraphile 5 over the same tables. It is asked without sessions and permissions, which it would need functions in SQL for.
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { makeV4Preset } from 'postgraphile/presets/v4'

const serving = postgraphile({
  extends: [
    PostGraphileAmberPreset,
    makeV4Preset({ graphiql: false, dynamicJson: true }),
    PostGraphileConnectionFilterPreset,
  ],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', watch: false, maxRequestLength: 1_000_000 },
  grafast: { explain: false },
}).createServ(grafserv)

const server = createServer()
await serving.addTo(server)
await serving.ready()
server.listen(Number(process.env.PORT), '127.0.0.1')
