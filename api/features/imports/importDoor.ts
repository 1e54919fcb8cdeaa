/**
 * How the import command reaches the action: straight, when it can open the database itself; through the running
 * server, as a person who signs in, when that one holds the embedded database.
 */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { GraphQLError } from 'graphql'
import type { ImportKind } from '../../__generated__/prisma/enums.ts'
import { config } from '../../config.ts'
import { contextInNameOf } from '../../context.ts'
import { openDatabase } from '../../db.ts'
import { viewerColumns } from '../../viewer.ts'
import { importActions, type RowError } from './importRecords.actions.ts'

export interface Row {
  row: number
  fields: Record<string, unknown>
}

export interface Door {
  importRows(rows: Row[]): Promise<{ created: number; existing: number; refused: RowError[] }>
  close(): Promise<void>
}

interface Options {
  kind: ImportKind
  owner?: string | undefined
  as?: string | undefined
}

const demo = { email: 'commercialization_team@demo.ascent.test', password: 'ascent-demo' }

/** Opens the way that is open. */
export async function openDoor({ kind, owner, as = config.demo ? demo.email : undefined }: Options): Promise<Door> {
  if (!as) throw new GraphQLError('Say who imports, an account of the university team: --as EMAIL')
  const input = (rows: Row[]) => ({ rows, ownerEmail: owner ?? null })
  try {
    return await straight(kind, as, input)
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('The data folder'))) throw error
    const address = `http://${config.host}:${config.port}`
    if (!(await isServing(address))) throw error
    return throughServer(kind, address, as, input)
  }
}

type InputOf = (rows: Row[]) => { rows: Row[]; ownerEmail: string | null }

async function straight(kind: ImportKind, email: string, input: InputOf): Promise<Door> {
  const database = await openDatabase(config)
  const { db } = database
  try {
    if (config.demo) {
      const { seedDemo } = await import('../../../prisma/seed/seed.ts')
      await seedDemo(db, new Date())
    }
    const viewer = await db.user.findFirst({
      where: { email: email.toLowerCase(), status: 'ACTIVE' },
      select: viewerColumns,
    })
    if (!viewer) throw new GraphQLError(`There is no active account ${email}.`)
    const ctx = contextInNameOf(db, viewer, 'import')
    ctx.access.need('PROJECT_IMPORT')
    return { importRows: (rows) => importActions[kind].perform(ctx, input(rows)), close: () => database.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}

const isServing = (address: string) =>
  fetch(`${address}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )

const signIn = `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { token } }`
const send = (name: string) => `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
  imported: ${name}(input: $input) { created existing refused { row field message } }
}`

async function throughServer(kind: ImportKind, address: string, email: string, input: InputOf): Promise<Door> {
  console.log(`The server at ${address} holds the database: the rows go through it, as ${email}.`)
  let token = ''
  const ask = async <T>(query: string, variables: object): Promise<T> => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as { data?: T; errors?: { message: string }[] }
    if (errors?.[0] || !data) throw new GraphQLError(errors?.[0]?.message ?? `The server answered ${answer.status}.`)
    return data
  }
  const password = email === demo.email && config.demo ? demo.password : await askPassword(email)
  token = (await ask<{ login: { token: string } }>(signIn, { email, password })).login.token
  return {
    importRows: async (rows) =>
      (
        await ask<{ imported: Awaited<ReturnType<Door['importRows']>> }>(send(importActions[kind].name), {
          input: input(rows),
        })
      ).imported,
    close: () => ask('mutation { logout { done } }', {}).then(() => undefined),
  }
}

/** Asks for a password without showing it; a pipe may answer. */
async function askPassword(email: string): Promise<string> {
  process.stdout.write(`Password of ${email}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const ended = new Promise<string>((resolve) => prompt.once('close', () => resolve('')))
  const password = await Promise.race([prompt.question(''), ended])
  prompt.close()
  process.stdout.write('\n')
  return password
}
