/** The only reader of the policy. No record can be had without naming the permission that allows it. */
import DataLoader from 'dataloader'
import type { Prisma } from './__generated__/prisma/client.ts'
import { tableOf, type Db, type Tx } from './db.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'
import { cellOf, policy, type Permission, permissions, ROLES } from './policy.ts'
import { factsOf, holds } from './holds.ts'
import { lockRow } from './lockRow.ts'
import { modelInWords } from './modelWords.ts'
import { meaningOf } from './permissionWords.ts'
import { recordName } from './recordNames.ts'
import { baseFor, deletedRelations, ownRelations, relations, whileWaiting, type Entity } from './relations.ts'
import { partsOf, type Where } from './relations/clauses.ts'
import { notWithheld, type Eyes, type Withholdable } from './relations/withheld.ts'
import { isHiddenFromViews } from './viewAs.ts'
import type { Viewer } from './viewer.ts'

type EntityOf<P extends Permission> = Extract<(typeof policy)[P]['entity'], Entity>
type WhereOf<P extends Permission> = Where<EntityOf<P>>

/** A model's record with all of its columns. */
type RecordOf<E extends Entity> = Prisma.TypeMap['model'][E]['payload']['scalars']

/** Whether the viewer stands in a relation to a record. */
interface Question {
  permission: Permission
  relation: string
  id: number
}

/** What a session may do that has to set up a second factor first. */
const whileSettingUp: ReadonlySet<Permission> = new Set(['SIGN_IN_OWN', 'PASSKEY_OWN'])

const distinct = (questions: readonly Question[]) => [...new Set(questions.map(({ id }) => id))]

const nothing = { id: { in: [] as number[] } }

/** Whether a clause of `within` holds for no record at all, so that the database need not be asked. */
export const isNothing = (clause: object): boolean => clause === nothing

/** What a viewer may do, over one database or transaction, for the life of one request. */
export class Access {
  readonly #viewer: Viewer | null
  readonly #db: Db | Tx
  #base: { readonly [E in Entity]?: object } | undefined
  /** One loader for each entity: permissions through the same relation share their answers. */
  readonly #checks = new Map<Entity, DataLoader<Question, boolean, string>>()
  /** Each permission's clause is made once: it is asked for with every record. */
  readonly #clauses = new Map<Permission, object>()
  /** What rows have told, by entity, relation and id; it needs no waiting. */
  readonly #told = new Map<string, boolean>()
  /** Records that came out of a query behind the wall, so that they are there and not deleted. */
  readonly #present = new Map<Entity, Set<number>>()
  /** What fields of one answer read alike, by name. */
  readonly #read = new Map<string, Promise<unknown>>()

  constructor(viewer: Viewer | null, db: Db | Tx) {
    this.#viewer = viewer
    this.#db = db
  }

  /** Whether the viewer's role holds the permission on any record at all. */
  allowed(permission: Permission): boolean {
    return this.relationOf(permission) !== ''
  }

  /** The relation through which the viewer's role holds the permission; '' when it does not hold it at all. */
  relationOf(permission: Permission): string {
    const viewer = this.#viewer
    if (!viewer || (viewer.viewedBy && isHiddenFromViews(permission))) return ''
    if (viewer.settingUp && !whileSettingUp.has(permission)) return ''
    const cell = cellOf(permission, viewer.role)
    if (viewer.status !== 'PENDING_VERIFICATION' || cell === '' || ownRelations.has(cell)) return cell
    const { entity } = policy[permission]
    return (entity && whileWaiting[entity]?.[cell]) ?? ''
  }

  /** Throws UNAUTHENTICATED without a session and FORBIDDEN when the role does not hold the permission. */
  need(permission: Permission): void {
    if (!this.#viewer) throw unauthenticated()
    if (!this.allowed(permission)) throw forbidden()
  }

  /** The records on which the viewer holds the permission, for lists and counts. */
  within<P extends Permission>(permission: P): WhereOf<P> {
    const known = this.#clauses.get(permission) ?? this.#within(permission)
    this.#clauses.set(permission, known)
    return known as WhereOf<P>
  }

  #within(permission: Permission): object {
    const entity = policy[permission].entity
    if (!entity) throw new Error(`${permission} stands on no record`)
    const relation = this.relationOf(permission)
    if (!this.#viewer || relation === '') return nothing
    const base = this.#baseOf(entity)
    if (relation === 'any') return base
    const where = (relations[entity] as Record<string, (viewer: Viewer) => object>)[relation]
    if (!where) throw new Error(`${entity} has no relation ${relation}`)
    if (deletedRelations.has(relation)) return where(this.#viewer)
    return { AND: [base, where(this.#viewer)] }
  }

  /** What holds for the viewer whatever the relation. */
  #baseOf(entity: Entity): object {
    this.#base ??= baseFor(this.#eyes())
    return this.#base[entity] ?? {}
  }

  #eyes(): Eyes {
    return { id: this.#viewer?.id ?? null, moderates: this.allowed('CONTENT_MODERATE') }
  }

  /** The records of a model that moderators have not kept from the viewer, for what is read along with its record. */
  notWithheld<M extends Withholdable>(model: M): Where<M> {
    return notWithheld(model, this.#eyes())
  }

  /** The reasons for which the viewer holds the permission on a record, by name, each as the records for which it holds. */
  parts<P extends Permission>(permission: P): { name: string; where: WhereOf<P> }[] {
    const { entity } = policy[permission]
    const relation = this.relationOf(permission)
    const viewer = this.#viewer
    if (!entity || !viewer || relation === '') return []
    // An account that waits has the reasons that it gets later, as far as they hold for what is its own.
    const later = cellOf(permission, viewer.role)
    const parts =
      later === 'any' ? null : partsOf((relations[entity] as Record<string, (one: Viewer) => object>)[later]!)
    if (!parts) return [{ name: later, where: this.within(permission) }]
    const own = later === relation ? [] : [this.within(permission)]
    return Object.entries(parts).map(([name, part]) => ({
      name,
      where: { AND: [this.#baseOf(entity), part(viewer), ...own] } as WhereOf<P>,
    }))
  }

  /** The record, or NOT_FOUND when it is not there for this viewer. */
  async find<P extends Permission>(permission: P, id: number): Promise<RecordOf<EntityOf<P>>> {
    this.need(permission)
    const record = await this.#table(permission).findFirst({ where: { AND: [{ id }, this.within(permission)] } })
    if (!record) throw notFound(recordName(policy[permission].entity!))
    return record as RecordOf<EntityOf<P>>
  }

  /** The record, held so that nobody else changes it before the transaction ends. */
  async hold<P extends Permission>(permission: P, id: number): Promise<RecordOf<EntityOf<P>>> {
    this.need(permission)
    await lockRow(this.#db, policy[permission].entity!, id)
    return this.find(permission, id)
  }

  /**
   * Whether the viewer holds the permission on a record of this entity. A permission on another entity is checked with the
   * record of that entity; here the role's right is enough.
   */
  canOn(entity: string, permission: Permission, record: { id: number }): boolean | Promise<boolean> {
    return policy[permission].entity === entity ? this.can(permission, record.id, record) : this.allowed(permission)
  }

  /**
   * Whether the viewer holds the permission on the record: by what `record` tells when it was just read, or by one statement
   * for all questions of one tick about records of one kind. What is known is answered at once, for a promise costs more
   * than the answer.
   */
  can(permission: Permission, id: number, record?: object): boolean | Promise<boolean> {
    const relation = this.relationOf(permission)
    if (relation === '') return false
    const told = this.#told.get(`${policy[permission].entity}:${relation}:${id}`)
    return told ?? this.#ask(permission, relation, id, record)
  }

  #ask(permission: Permission, relation: string, id: number, record?: object): boolean | Promise<boolean> {
    if (relation === 'any' && this.#present.get(policy[permission].entity!)?.has(id)) return true
    const told = record && holds(this.within(permission), record)
    return told ?? this.#check(permission).load({ permission, relation, id })
  }

  /** Says that records come from a query that had `within(permission)` in it, so that nobody asks again. */
  remember(permission: Permission, ids: readonly number[]): void {
    const entity = policy[permission].entity!
    const present = this.#present.get(entity) ?? new Set()
    this.#present.set(entity, present)
    const relation = this.relationOf(permission)
    for (const id of ids) {
      present.add(id)
      this.#told.set(`${entity}:${relation}:${id}`, true)
    }
  }

  /** What a query has to read beside its records so that they tell themselves who may do these things; null when they cannot. */
  facts(permissions: readonly Permission[]): Record<string, unknown> | null {
    const asked = permissions.filter((permission) => this.allowed(permission))
    return asked.length ? factsOf(asked.map((permission) => this.within(permission))) : null
  }

  /** Takes the answers from records that were read with their `facts`. */
  rememberFacts(permissions: readonly Permission[], records: readonly { id: number }[]): void {
    for (const permission of permissions) {
      const clause = this.within(permission)
      const key = `${policy[permission].entity}:${this.relationOf(permission)}`
      for (const record of records) {
        const may = holds(clause, record, { related: true })
        if (may !== undefined) this.#told.set(`${key}:${record.id}`, may)
      }
    }
  }

  /** What is read as the viewer for several fields of one answer, once; the name says what and how. */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#read.get(name) ?? read()
    this.#read.set(name, known)
    return known as Promise<T>
  }

  /** Forgets what was answered: a subscription lives long, and each of its events asks again. */
  forget(): void {
    this.#checks.clear()
    this.#clauses.clear()
    this.#told.clear()
    this.#present.clear()
    this.#read.clear()
  }

  #check(permission: Permission): DataLoader<Question, boolean, string> {
    const entity = policy[permission].entity!
    const known = this.#checks.get(entity)
    if (known) return known
    const loader = new DataLoader<Question, boolean, string>((questions) => this.#answer(questions), {
      cacheKeyFn: ({ relation, id }) => `${relation}:${id}`,
    })
    this.#checks.set(entity, loader)
    return loader
  }

  /** One statement reads what all relations ask of the records, or one for each relation that needs the database. */
  async #answer(questions: readonly Question[]): Promise<boolean[]> {
    const [{ permission }] = questions as [Question]
    const clauses = new Map(questions.map((question) => [question.relation, this.within(question.permission)]))
    const select = clauses.size > 1 ? factsOf([...clauses.values()]) : null
    if (!select) {
      const found = await Promise.all([...clauses].map(([relation, where]) => this.#found(questions, relation, where)))
      const all = new Set(found.flat())
      return questions.map(({ relation, id }) => all.has(`${relation}:${id}`))
    }
    const rows = await this.#table(permission).findMany({ where: { id: { in: distinct(questions) } }, select })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return questions.map(({ relation, id }) => {
      const row = byId.get(id)
      return row ? holds(clauses.get(relation)!, row, { related: true }) === true : false
    })
  }

  async #found(questions: readonly Question[], relation: string, where: object): Promise<string[]> {
    const asked = questions.filter((question) => question.relation === relation)
    const rows = await this.#table(asked[0]!.permission).findMany({
      where: { AND: [{ id: { in: distinct(asked) } }, where] },
      select: { id: true },
    })
    return rows.map(({ id }) => `${relation}:${id}`)
  }

  #table(permission: Permission) {
    const entity = policy[permission].entity!
    return this.#db[tableOf(entity)] as unknown as {
      findFirst(args: object): Promise<{ id: number } | null>
      findMany(args: object): Promise<{ id: number }[]>
    }
  }
}

/** The table of permissions, in the reader's language: on which records each role holds each, '' for not at all. */
export const permissionTable = () =>
  permissions.map((name) => {
    const { entity } = policy[name]
    return {
      name,
      entity,
      kind: entity && modelInWords(entity),
      meaning: meaningOf(name),
      roles: ROLES.map((role) => ({ role, within: cellOf(name, role) })),
    }
  })
