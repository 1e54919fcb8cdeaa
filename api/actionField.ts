/** `actionField(action, payload)`: the mutation of an action. Guard, directive, input type and checks come from the action. */
import type { FieldMap, ObjectFieldBuilder } from '@pothos/core'
import type { Action } from './action.ts'
import { builder, type Schema, type Types } from './builder.ts'
import { tableOf } from './db.ts'
import { hasFields, inputType } from './inputs.ts'
import type { Rules } from './rules.ts'

type Payload<Out> = (t: ObjectFieldBuilder<Schema, Out>) => FieldMap

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)

/**
 * Adds the mutation `action.name(input) { ... }`. The payload's fields read what the action's `run` gave back;
 * records in it are read again after the commit, as the viewer.
 */
export function actionField<R extends Rules, Out extends object>(action: Action<R, Out>, payload: Payload<Out>): void {
  const name = capital(action.name)
  const type = builder.objectRef<Out>(`${name}Payload`).implement({
    fields: payload as never,
  })
  const input = hasFields(action.rules) ? inputType(builder, `${name}Input`, action.rules) : null
  builder.mutationField(action.name, (t) =>
    t.field({
      type,
      description: action.description,
      ...(action.deprecated ? { deprecationReason: action.deprecated } : {}),
      requires: action.requires,
      args: input ? { input: t.arg({ type: input as never, required: true }) } : {},
      resolve: (_, args, ctx) => action.perform(ctx, (args as { input?: unknown }).input) as never,
    }),
  )
}

/** A payload's field that is a record, read again by its number as the viewer; null when the viewer may not see it. */
export const recordField = <Out>(
  t: ObjectFieldBuilder<Schema, Out>,
  type: keyof Types['PrismaTypes'],
  idOf: (out: Out) => number | null,
) =>
  t.prismaField({
    type: type as 'Project',
    nullable: true,
    resolve: (query, out, _, ctx) => {
      const id = idOf(out as Out)
      const table = ctx.db[tableOf(type)]
      return id === null ? null : table.findFirst({ ...query, where: { id } })
    },
  })
