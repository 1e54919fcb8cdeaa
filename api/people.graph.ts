/** The types of people, for features that answer them or add fields; features/accounts says what they are. */
import { getRefFromModel, type PrismaModelTypes, type PrismaObjectRef } from '@pothos/plugin-prisma'
import { builder, type Schema, type Types } from './builder.ts'
import type { Viewer } from './viewer.ts'

export const ViewerType = builder.objectRef<Viewer>('Viewer')

export const UserRef = getRefFromModel('User', builder) as unknown as PrismaObjectRef<
  Schema,
  PrismaModelTypes & Types['PrismaTypes']['User']
>
