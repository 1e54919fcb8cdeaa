/**
 * What a connection does goes through the door of every change: rules, one transaction, the record of changes. It acts with
 * the rights that administrators gave the connection, and the record names it instead of a person.
 */
import type { InferType } from 'yup'
import { action, type Work } from '../../../action.ts'
import type { Context } from '../../../context.ts'
import type { Rules } from '../../../rules.ts'
import type { Connection } from './provisioningToken.ts'

/** What such a change works with. */
export interface Provisioning extends Work<null> {
  readonly connection: Connection
}

interface Change<R extends Rules, Out> {
  name: string
  rules: R
  /** The server goes on with it by itself, also while the platform is maintained. */
  byItself?: boolean
  run(work: Provisioning, input: InferType<R>): Promise<Out>
}

/** Defines a change that connections make; no GraphQL field makes it. */
export const provision =
  <R extends Rules, Out>(change: Change<R, Out>) =>
  (ctx: Context, connection: Connection, input: unknown): Promise<Out> =>
    action({
      name: change.name,
      requires: 'public',
      rules: change.rules,
      whileMaintained: change.byItself ?? false,
      description: 'Made by SCIM alone.',
      run: (work, given) => change.run(named(work as Work<null>, connection), given),
    }).perform({ ...ctx, viewer: null }, input)

const named = (work: Work<null>, connection: Connection): Provisioning => ({
  ...work,
  connection,
  audit: (entity, id, changes, comment) =>
    work.audit(entity, id, { provisioning: ['', connection.name], ...changes }, comment),
})
