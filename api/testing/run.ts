/** `run(document, {as})`: a document against the real schema, as a person or a visitor, the way a request would. */
import { graphql, parse, type ExecutionResult } from 'graphql'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import type { AccountStatus, Role } from '../__generated__/prisma/enums.ts'
import { Access } from '../access.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db.ts'
import { unfitVariables } from '../http/refusedInput.ts'
import { schema } from '../schema.ts'
import type { Viewer } from '../viewer.ts'

/** A context as `createContext` makes it, without a session's token. */
export const contextOf = (db: Db, viewer: Viewer | null): Context => ({
  db,
  viewer,
  sessionId: null,
  apiKey: null,
  access: new Access(viewer, db),
  address: '127.0.0.1',
  userAgent: 'test',
  trusted: true,
  readsFirstTexts: false,
})

/** A new person of a role. */
export const person = (
  db: Db,
  role: Role,
  data: { status?: AccountStatus; name?: string; department?: string } = {},
): Promise<Viewer> => makeUser(db, { role, ...data })

interface Answer {
  data: Record<string, never> | null
  /** The codes of the errors, in order. */
  codes: string[]
  errors: readonly {
    message: string
    path: readonly (string | number)[] | undefined
    extensions: Record<string, unknown>
  }[]
}

export async function run(
  db: Db,
  source: string,
  { as, variables = {} }: { as: Viewer | null; variables?: Record<string, unknown> },
): Promise<Answer> {
  const refusal = unfitVariables(parse(source), null, variables)
  const result: ExecutionResult = refusal
    ? { errors: [refusal] }
    : await graphql({ schema, source, variableValues: variables, contextValue: contextOf(db, as) })
  const errors = (result.errors ?? []).map(({ message, path, extensions }) => ({ message, path, extensions }))
  return {
    data: (result.data ?? null) as Answer['data'],
    codes: errors.map((error) => String(error.extensions['code'])),
    errors,
  }
}

/** A mutation with its one input as a document; `give` names the fields of the answer. */
export const mutationOf = (name: string, give: string): string =>
  `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${give} } }`

/** Performs a mutation with its one input, as a person or a visitor; `give` is what is read of what it gives back. */
export const perform = (
  db: Db,
  name: string,
  input: object,
  { as, give = '__typename' }: { as: Viewer | null; give?: string },
): Promise<Answer> => run(db, mutationOf(name, give), { as, variables: { input } })
