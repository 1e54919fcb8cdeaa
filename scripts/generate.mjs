// npm run generate: the database client, schema.graphql and the web app's operations, as the sources are now.
import { generate, generateClient, install, node, run } from './setUp.mjs'

install()
// Operations may name what the schema has only now.
generateClient()
run(node(), ['scripts/schema.ts'])
generate()
