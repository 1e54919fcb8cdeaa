/** The form of an OpenAPI description. */
import type { JsonSchema } from './schemaOfRules.ts'

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: object[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; description: string; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<
    string,
    { $ref: string } | { description: string; headers?: object; content?: Record<string, { schema: JsonSchema }> }
  >
}

export interface Api {
  openapi: string
  info: { title: string; version: string; description: string; license: object }
  servers: { url: string }[]
  tags: { name: string }[]
  security: object[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, object>
    headers: object
    securitySchemes: object
  }
}
