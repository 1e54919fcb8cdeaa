/**
 * Moves between the states of a record. `defineMoves` declares which state may follow which and who may make the move;
 * `move` makes one: permission, a guarded write that only one of several concurrent callers wins, audit, announcement.
 */
import * as texts from '#texts/ui/errors.js'
import type { Prisma } from './__generated__/prisma/client.ts'
import type { Work } from './action.ts'
import type { Changes } from './audit.ts'
import { tableOf, type Tx } from './db.ts'
import { changedMeanwhile, conflict } from './errors.ts'
import type { Permission } from './policy.ts'
import { stateInWords, type AnyState, type StateColumn, type StateOf } from './stateWords.rules.ts'
import type { Viewer } from './viewer.ts'

type Model = Prisma.ModelName
type RecordOf<E extends Model> = Prisma.TypeMap['model'][E]['payload']['scalars']
type UpdateOf<E extends Model> = Prisma.TypeMap['model'][E]['operations']['updateMany']['args']
type Column<E extends Model> = StateColumn<E>
type State<E extends Model> = StateOf<E>

/** Who moves: a job has no viewer. */
export type Mover = Pick<Work<Viewer | null>, 'viewer' | 'access'>
/** What `move` needs of an action's work. */
type Moving = Mover & Pick<Work, 'tx' | 'audit'>
/** The moves from one state: for each next state the permissions (or other rights) of which one is needed. */
type Next<E extends Model, Right> = Partial<Record<State<E>, Right | readonly Right[]>>

interface Definition<E extends Model, Right> {
  entity: E
  column: Column<E>
  /** What the record is called inside a sentence. */
  noun: (record: RecordOf<E>) => string
  /** States inside a sentence that have other words here than elsewhere. */
  words?: Partial<Record<State<E>, () => string>>
  /** The moves that a record may make from its present state. */
  of: (record: RecordOf<E>) => Next<E, Right>
  /** Whether the viewer has a right on the record; by default a right is a permission. */
  may?: (work: Mover, record: RecordOf<E>, right: Right) => boolean | Promise<boolean>
  /** What else must hold for any move, as columns of the row itself. */
  where?: UpdateOf<E>['where']
  /** Announces the move to integrators around its write. */
  announce?: (tx: Tx, record: RecordOf<E>, to: State<E>, write: () => Promise<boolean>) => Promise<boolean>
}

export type Moves<E extends Model = Model, Right = Permission> = Definition<E, Right> & {
  /** A state inside a sentence. */
  inWords: (state: State<E>) => string
}

/** Declares the moves of an entity. */
export const defineMoves = <E extends Model, Right = Permission>(
  definition: Definition<E, Right>,
): Moves<E, Right> => ({
  ...definition,
  inWords: (state) => definition.words?.[state]?.() ?? stateInWords(state as AnyState),
})

interface Options<E extends Model> {
  /** Other columns that the move writes. */
  data?: UpdateOf<E>['data']
  /** Other columns of the row that must still be as they were read. */
  where?: UpdateOf<E>['where']
  /** Other changes for the audit entry. */
  changes?: Changes
  comment?: string | undefined
}

/** Makes a move and returns the record after it; CONFLICT when the move is not allowed or somebody else was first. */
export async function move<E extends Model, Right>(
  work: Moving,
  moves: Moves<E, Right>,
  record: RecordOf<E>,
  to: State<E>,
  options: Options<E> = {},
): Promise<RecordOf<E>> {
  await needMove(work, moves, record, to)
  const moved = await moveIfUnchanged(work, moves, record, to, options)
  if (!moved) throw changedMeanwhile(moves.noun(record))
  return moved
}

/** Refuses a move that the table or the viewer's rights do not allow. */
export async function needMove<E extends Model, Right>(
  work: Mover,
  moves: Moves<E, Right>,
  record: RecordOf<E>,
  to: State<E>,
): Promise<void> {
  if (await mayMove(work, moves, record, to)) return
  throw conflict(refusal(moves, record, to))
}

/** Whether the viewer may make the move from the record's present state. */
export async function mayMove<E extends Model, Right>(
  work: Mover,
  moves: Moves<E, Right>,
  record: RecordOf<E>,
  to: State<E>,
): Promise<boolean> {
  for (const right of rightsFor<Right>(moves.of(record)[to])) {
    const may = moves.may
      ? moves.may(work, record, right)
      : work.access.canOn(moves.entity, right as Permission, record as { id: number })
    if (await may) return true
  }
  return false
}

/** The rights of which one is needed; none when nobody may make the move. */
export const rightsFor = <Right>(rights: Right | readonly Right[] | undefined): readonly Right[] =>
  rights === undefined ? [] : Array.isArray(rights) ? (rights as Right[]) : [rights as Right]

/** Says that a move is not allowed. */
export const refusal = <E extends Model, Right>(moves: Moves<E, Right>, record: RecordOf<E>, to: State<E>): string =>
  texts.cannotMove({
    record: moves.noun(record),
    state: moves.inWords(stateOf(moves, record)),
    next: moves.inWords(to),
  })

/**
 * Makes a move that follows from another change, whoever made that, unless somebody else has changed the record since it
 * was read: then it writes nothing and returns null.
 */
export async function moveIfUnchanged<E extends Model, Right>(
  { tx, audit }: Pick<Work, 'tx' | 'audit'>,
  moves: Moves<E, Right>,
  record: RecordOf<E>,
  to: State<E>,
  { data, where, changes, comment }: Options<E> = {},
): Promise<RecordOf<E> | null> {
  const { entity, column } = moves
  const { id } = record as { id: number }
  const from = stateOf(moves, record)
  if (!rightsFor<Right>(moves.of(record)[to]).length) throw conflict(refusal(moves, record, to))
  let after: RecordOf<E> | null = null
  const write = async () => {
    const rows = await tx[tableOf(entity)].updateManyAndReturn({
      where: { AND: [{ id, [column]: from }, moves.where ?? {}, where ?? {}] } as object,
      data: { ...data, [column]: to } as object,
    })
    after = (rows[0] as RecordOf<E> | undefined) ?? null
    return after !== null
  }
  const won = await (moves.announce ? moves.announce(tx, record, to, write) : write())
  if (won) await audit(entity, id, { ...(from === to ? {} : { [column]: [from, to] }), ...changes }, comment)
  return after
}

const stateOf = <E extends Model>({ column }: { column: Column<E> }, record: RecordOf<E>) =>
  record[column] as unknown as State<E>
