/** npm run release:schema: keeps the schema as it is released, to which later ones are compared (api/schemaChanges.test.ts). */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildASTSchema, parse, printSchema, visit } from 'graphql'
import { printSchema as printOurs } from '#api/printSchema.ts'
import { schema } from '#api/schema.ts'

// Without descriptions and our own directives it is half as large, and changes only when a client would notice.
const bare = visit(parse(printOurs(schema)), {
  enter: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
  Directive: (node) => (node.name.value === 'deprecated' ? undefined : null),
  DirectiveDefinition: () => null,
})
const folder = path.resolve(import.meta.dirname, '../docs/releases')
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'schema.graphql'), `${printSchema(buildASTSchema(bare))}\n`)
process.exit(0)
