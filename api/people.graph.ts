/** The types of people, for features that answer them or add fields; features/accounts says what they are. */
import type { ObjectFieldBuilder } from '@pothos/core'
import { getRefFromModel, type PrismaModelTypes, type PrismaObjectRef } from '@pothos/plugin-prisma'
import { builder, type Schema, type Types } from './builder.ts'
import type { Viewer } from './viewer.ts'

export const ViewerType = builder.objectRef<Viewer>('Viewer')

/** A payload's field that is the viewer, for what an action changed of the viewer's own things. */
export const viewerField = <Out>(t: ObjectFieldBuilder<Schema, Out>, description?: string) =>
  t.field({
    type: ViewerType,
    nullable: true,
    ...(description ? { description } : {}),
    resolve: (_, _args, ctx) => ctx.viewer,
  })

export const UserRef = getRefFromModel('User', builder) as unknown as PrismaObjectRef<
  Schema,
  PrismaModelTypes & Types['PrismaTypes']['User']
>
