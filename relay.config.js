// The compiler and the Babel plugin read this; the ES module must give itself under the name that they require.
const config = {
  src: './web',
  // Ours with what is null only beside an error as non-null: the network layer throws every answer with an error (setUp.mjs).
  schema: './relay.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { DateTime: 'string', Date: 'string', JSON: 'unknown' },
  requireCustomScalarTypes: true,
  // Only hashes travel; the texts stay on the server (api/http/persisted.ts).
  persistConfig: { file: './persisted.json', algorithm: 'SHA256' },
}
export { config as 'module.exports' }
