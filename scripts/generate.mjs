// npm run generate: the database client, schema.graphql and the web app's operations, as the sources are now.
import { generate, install, node, run } from './setUp.mjs'

install()
generate()
run(node(), ['scripts/schema.ts'])
generate()
