/** Possible conflicts of interest in the schema. */
import { object } from 'yup'
import { check } from '../action.ts'
import { describedEnum, type FieldsOf } from '../builder.ts'
import type { Context } from '../context.ts'
import type { Permission } from '../policy.ts'
import { nodeId } from '../rules.ts'
import { conflictsWith, type ConflictOfInterest } from './conflictsWith.ts'
import type { Judged } from './judged.ts'

export const ConflictEnum = describedEnum<ConflictOfInterest>(
  'ConflictOfInterest',
  'What may bias someone for or against a project or an idea. Records show no more than that.',
  {
    PROJECT: 'The person works on it.',
    PATENT: 'The person and someone who works on it are inventors of one patent.',
    PUBLICATION:
      'The person and someone who works on it are authors of one publication of this year or the four before.',
    TEAM: 'The person and someone who works on it are in one research team.',
    DEPARTMENT: 'The person and someone who works on it are of one department.',
  },
)

const ofPerson = object({ userId: nodeId('User').defined() })

interface Choice<R> {
  requires: Permission
  /** The column of what is to be judged. */
  reads: string & keyof R
  judged: (ctx: Context, id: number) => Promise<Judged>
}

/** `conflictsOf` of a record that somebody judges; `t` is the field builder of its model. */
export const conflictsOf = <R>(t: unknown, { requires, reads, judged }: Choice<R>) =>
  (t as FieldsOf<'Project'>).field({
    type: [ConflictEnum],
    nullable: true,
    requires,
    description: 'Why a person may be biased, as far as records that the viewer may see show it.',
    args: {
      userId: (t as FieldsOf<'Project'>).arg.id({ required: true, description: 'Who judges, or may be chosen to.' }),
    },
    extensions: { reads: [reads] },
    resolve: async (record, args, ctx) => {
      const { userId } = await check(ofPerson, args)
      const id = (record as unknown as R)[reads] as number | null
      return id ? [...((await conflictsWith(ctx, await judged(ctx, id), [userId])).get(userId) ?? [])] : []
    },
  })
