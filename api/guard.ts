/**
 * The schema's guard, as a plugin that stands last: `requires` on a field enforces a permission and prints
 * @requires(permission); `readable` on a node type is the wall around every way to its records.
 *
 * - A root field without `requires` does not build; nor does a record's type without `readable`.
 * - On a root field the role is checked, and a failure is an error.
 * - On a record's field the permission is checked for that record, and what is hidden is null, as if it were empty.
 * - A root field that fails is null, with its error at its path: what else was asked for in the same operation is answered.
 *   @semanticNonNull says that it is null in no other case.
 * - A record behind the wall is null wherever it would have come out, as if it did not exist.
 */
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import type { decodeGlobalID } from '@pothos/plugin-relay'
import type { GraphQLFieldResolver } from 'graphql'
import * as texts from '#texts/ui/errors.js'
import type { Context } from './context.ts'
import { invalid } from './errors.ts'
import { policy, type Permission } from './policy.ts'

type Requirement = Permission | 'public'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      guard: GuardPlugin<Types>
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** The permission that the field needs; 'public' for visitors too. Obligatory on root fields. */
      requires?: Requirement
    }
    interface BaseTypeOptions<Types extends SchemaTypes = SchemaTypes> {
      /** The permission that every way to a record of this type needs; 'parent' for what is only had through a guarded field. */
      readable?: Permission | 'parent'
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context, object>
type Guarded = { requires?: Requirement }
type Decoded = ReturnType<typeof decodeGlobalID>
/** How many records `nodes` reads at once; a page of a list has no more. */
const mostNodes = 100
const roots = new Set(['Query', 'Mutation', 'Subscription'])

class GuardPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  readonly #walls = new Map<string, Permission>()

  override onTypeConfig(config: PothosTypeConfig) {
    const { readable } = config.pothosOptions as { readable?: Permission | 'parent' }
    const isRecord = config.kind === 'Object' && config.extensions?.['pothosPrismaModel'] !== undefined
    if (isRecord && !readable) throw new Error(`The type ${config.name} has no 'readable'`)
    if (readable && readable !== 'parent') this.#walls.set(config.name, readable)
    return config
  }

  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { requires, directives } = field.pothosOptions as unknown as Guarded & { directives?: object }
    if (roots.has(field.parentType) && !requires && !relayRoot(field))
      throw new Error(`${field.parentType}.${field.name} has no 'requires'`)
    const fails = field.parentType !== 'Subscription' && roots.has(field.parentType) && !field.type.nullable
    const printed = {
      ...directives,
      ...(requires && requires !== 'public' ? { requires: { permission: requires } } : {}),
      ...(fails ? { semanticNonNull: {} } : {}),
    }
    const options = { ...field.pothosOptions, directives: printed }
    const type = fails ? { ...field.type, nullable: true } : field.type
    return { ...field, type, pothosOptions: options } as unknown as typeof field
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    const resolve = field.parentType === 'Subscription' ? again(resolver as Resolver) : (resolver as Resolver)
    const { requires } = field.pothosOptions as unknown as Guarded
    const guarded = requires && requires !== 'public' ? gate(resolve, requires, field.parentType) : resolve
    return this.#wall(guarded, field) as typeof resolver
  }

  override wrapSubscribe(
    subscriber: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ) {
    const subscribe = subscriber as Resolver | undefined
    const { requires } = field.pothosOptions as unknown as Guarded
    return (
      subscribe && requires && requires !== 'public' ? gate(subscribe, requires, field.parentType) : subscribe
    ) as typeof subscriber
  }

  /** Puts the wall behind a field that may hand out records. */
  #wall(resolve: Resolver, field: PothosOutputFieldConfig<Types>): Resolver {
    const type = field.type.kind === 'List' ? field.type.type : field.type
    if (type.kind !== 'Object' && type.kind !== 'Interface') return resolve
    const name = this.builder.configStore.getTypeConfig(type.ref as never).name
    if (type.kind === 'Interface') return this.#nodes(resolve)
    return (parent, args, context, info) =>
      after(resolve(parent, args, context, info), (value) => {
        const permission = this.#walls.get(name)
        if (!permission || value === null || value === undefined) return value
        const open = (record: unknown) =>
          record
            ? after(context.access.can(permission, (record as { id: number }).id, record), (may) =>
                may ? record : null,
              )
            : null
        if (!Array.isArray(value)) return open(value)
        const opened: unknown[] = value.map(open)
        return opened.some(isPromise) ? Promise.all(opened) : opened
      })
  }

  /**
   * `node(id)` and `nodes(ids)`: the type stands in the id. An id that no record can have is a record that is not there;
   * alone, a text that is no id at all is refused.
   */
  #nodes(resolve: Resolver): Resolver {
    return async (parent, args, context, info) => {
      const ids: unknown[] = 'ids' in args ? (args.ids as unknown[]) : [(args as { id?: unknown }).id]
      if (ids.length > mostNodes) throw invalid({ ids: texts.most({ most: mostNodes }) })
      if (!('ids' in args) && !(ids[0] as Decoded).typename) throw invalid({ id: texts.notGlobalId() })
      const open = await Promise.all(ids.map((id) => this.#isOpen(id, context)))
      if (!('ids' in args)) return open[0] ? resolve(parent, args, context, info) : null
      const asked = { ...args, ids: ids.filter((_, at) => open[at]) }
      const found = ((await resolve(parent, asked, context, info)) as unknown[]).values()
      return open.map((isOpen) => (isOpen ? found.next().value : null))
    }
  }

  async #isOpen(id: unknown, context: Context): Promise<boolean> {
    const { typename, id: key } = id as Decoded
    const permission = this.#walls.get(typename)
    return permission !== undefined && /^\d{1,9}$/.test(key) && context.access.can(permission, Number(key))
  }
}

/** `node` and `nodes` come from the relay plugin and stand behind the walls of their types. */
const relayRoot = (field: { parentType: string; name: string }) =>
  field.parentType === 'Query' && (field.name === 'node' || field.name === 'nodes')

/** Each event of a subscription is an operation of its own: what was answered at the one before may no longer hold. */
const again =
  (resolve: Resolver): Resolver =>
  (parent, args, context, info) => {
    context.access.forget()
    return resolve(parent, args, context, info)
  }

/** Prisma's promises are no `Promise`. */
const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'

/** What follows from a value, at once where it is there: a page has hundreds of fields, and a promise for each is most of its cost. */
const after = <T, R>(value: T | Promise<T>, follow: (value: T) => R | Promise<R>): R | Promise<R> =>
  isPromise(value) ? (value as Promise<T>).then(follow) : follow(value)

/** A root field asks for the role and says no; a record's field asks for the record and is null. */
function gate(resolve: Resolver, permission: Permission, parentType: string): Resolver {
  if (policy[permission].entity === parentType)
    return (parent, args, context, info) =>
      after(context.access.can(permission, (parent as { id: number }).id, parent as object), (may) =>
        may ? resolve(parent, args, context, info) : null,
      )
  return (parent, args, context, info) => {
    context.access.need(permission)
    return resolve(parent, args, context, info)
  }
}

SchemaBuilder.registerPlugin('guard', GuardPlugin)
