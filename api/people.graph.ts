/** The types of people, for features that answer them or add fields; features/accounts says what they are. */
import { getRefFromModel } from '@pothos/plugin-prisma'
import { builder } from './builder.ts'
import type { Viewer } from './viewer.ts'

export const ViewerType = builder.objectRef<Viewer>('Viewer')

export const UserRef = getRefFromModel('User', builder)
