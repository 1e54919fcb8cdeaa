/** Whether a person can see a record, and why: what `Access` answers for that person. */
import * as texts from '#texts/readers/words.js'
import { Access } from '../../access.ts'
import type { Context } from '../../context.ts'
import { dayInWords } from '../../days.ts'
import type { Kind } from '../../records/readers.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import { grantsOn, lastDayOf } from './grantsOn.ts'
import { permissionsOf, reasonsOf } from './readers.ts'
import { reasonInWords, ruleOf } from './readerWords.ts'

export interface Sight {
  kind: Kind
  can: boolean
  person: Viewer
  /** The relation that decides; null when the role or the state of the account does. */
  relation: string | null
  /** Every reason that lets the person in, in words; none when the person does not see it. */
  reasons: { name: string; why: string }[]
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
  const answer = { kind, person, relation: relation || null, reasons: [] }
  if (!maySignIn(person.status)) return { ...answer, relation: null, can: false, why: texts.noAccount() }
  const grants = await grantsOn(ctx.db, kind, [id])
  if (!(await access.can(read, id)))
    return {
      ...answer,
      can: false,
      why: [refusal(person, kind, relation), ended(grants, personId)].filter(Boolean).join(' '),
    }
  const until = lastDayOf(grants, id, personId)
  const reasons = (await reasonsOf(ctx.db, kind, id, person)).map((name) => ({
    name,
    why: reasonInWords(kind, name, until),
  }))
  return { ...answer, can: true, reasons, why: reasons[0]!.why }
}

function refusal({ status }: Viewer, kind: Kind, relation: string): string {
  if (status !== 'ACTIVE') return texts.waitingAccount()
  return relation ? ruleOf(kind, relation) : texts.noneOfRole({ kind })
}

/** That the person was given access once, which has ended. */
function ended(grants: Awaited<ReturnType<typeof grantsOn>>, personId: number): string | null {
  const grant = grants.find(({ userId }) => userId === personId)
  if (!grant) return null
  return grant.status === 'REVOKED' ? texts.grantRevoked() : texts.grantLapsed({ until: dayInWords(grant.expiresOn) })
}
