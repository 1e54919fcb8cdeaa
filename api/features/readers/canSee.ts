/** Whether a person can see a record, and why: what `Access` answers for that person. */
import * as texts from '#texts/readers/words.js'
import { Access } from '../../access.ts'
import type { Context } from '../../context.ts'
import type { Kind } from '../../records/readers.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import { permissionsOf, readersOf } from './readers.ts'
import { wordsOf } from './readerWords.ts'

export interface Sight {
  kind: Kind
  can: boolean
  person: Viewer
  /** The relation that decides; null when the role or the state of the account does. */
  relation: string | null
  why: string
}

/** Finds both as the viewer and asks as the person. */
export async function sightOf(ctx: Context, personId: number, kind: Kind, id: number): Promise<Sight> {
  const { read } = permissionsOf[kind]
  await ctx.access.find(read as 'PROJECT_READ', id)
  await ctx.access.find('USER_READ', personId)
  const person = await ctx.db.user.findUniqueOrThrow({ where: { id: personId }, select: viewerColumns })
  const access = new Access(person, ctx.db)
  const relation = access.relationOf(read)
  const answer = { kind, person, relation: relation || null }
  if (!maySignIn(person.status)) return { ...answer, relation: null, can: false, why: texts.noAccount() }
  if (await access.can(read, id)) return { ...answer, can: true, why: await reason(ctx, kind, id, person, relation) }
  return { ...answer, can: false, why: refusal(person, kind, relation) }
}

/** A part of one's own comes before what lets in the whole role. */
async function reason({ db }: Context, kind: Kind, id: number, person: Viewer, relation: string): Promise<string> {
  const [readers] = await readersOf(db, kind, [id])
  const { person: own, role, rule } = wordsOf(kind, relation)
  const isNamed = readers!.people.some((one) => one.id === person.id)
  return ((isNamed ? own : role) ?? rule)()
}

function refusal({ status }: Viewer, kind: Kind, relation: string): string {
  if (relation) return wordsOf(kind, relation).rule()
  return status === 'ACTIVE' ? texts.noneOfRole({ kind }) : texts.waitingAccount()
}
