/**
 * `duty({...})`: what somebody owes, read from the records' own states. A feature defines its duties in X.duties.ts; nothing
 * is stored, so that a duty is done when its record says so.
 */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Access } from '../access.ts'
import type { Permission } from '../policy.ts'
import type { NotificationReason } from '../records/notificationKind.ts'
import { pathOf, type RecordEntity } from '../records/records.ts'
import type { Where } from '../relations/clauses.ts'
import type { Viewer } from '../viewer.ts'
import type { Clock } from './clock.ts'
import type { DutyKind } from './kinds.rules.ts'

type Model = Prisma.ModelName

/** Records that nobody answered before a moment in one of their columns. */
interface Lapsed<M extends Model = Model> {
  readonly at: string
  readonly where?: Where<M>
}

/** Columns of a record, and of what it belongs to. */
type Selected = Record<string, unknown>

/** Where records of which one was answered say when, and when that was due. */
export interface Answered<M extends Model = Model> {
  /** When it began to wait, and when it was answered. */
  readonly from: string
  readonly at: string
  /** The day or moment that was kept for it, by its path; without one, the promised working days count. */
  readonly day?: string
  readonly before?: string
  /** Who answered, by its path, where it is not the team: what few did is not published (publicPromises.ts). */
  readonly by?: string
  /** Tells answers from other ends, where the columns do not. */
  readonly where?: Where<M>
}

/** The same records to those who asked, and wait for an answer. */
interface Awaited<M extends Model, Row> {
  /** The permission with which one reads what one asked; roles without it wait for no such answer. */
  requires: Permission
  /** The records that the viewer asked others to do, through `access`. */
  asked: (viewer: Viewer, access: Access) => Where<M>
  /** What it is called, and where it is read, when not as those who owe it. */
  title?: (row: Row) => string
  at?: (row: Row) => readonly [RecordEntity, number] | string
}

interface Definition<M extends Model, Row> {
  kind: DutyKind
  model: M
  /** The permission to do it; roles without it have no such duties. */
  requires: Permission
  /** The records that wait for the viewer, through `access`; a record that the viewer may not see waits for others. */
  owed: (viewer: Viewer, access: Access) => Where<M>
  /** The university's, for whoever of the team takes it. */
  team?: true
  /** The column of the person of the team who has taken it; others of the team see it on the team's page alone. */
  takenBy?: string
  clock: Clock
  /** The columns that the words need. */
  select: Selected
  /** What the viewer may call it. */
  title: (row: Row, viewer: Viewer) => string
  /** The columns with the words of the title that everyone may know who owes or awaits it, by their paths; they are searched. */
  words: readonly string[]
  since: (row: Row) => Date
  /** Who asked for it, where a person did whom those who owe it may know and whom the title does not name. */
  asker?: (row: Row) => string | null | undefined
  /** What made it the viewer’s; the team’s own when nothing is said. */
  why?: NotificationReason
  /** Somebody outside the university waits for it: a company, an investor, an expert, a funder or a visitor. It comes first (order.ts). */
  outside?: true
  awaited?: Awaited<M, Row>
  /** What tells of answers whether they came in time: the records, or what is kept of each answer (keepAnswer.ts). */
  answered?: Answered<M> | 'KEPT'
  /** What tells of records that they can no longer be answered; they count as late. */
  lapsed?: Lapsed<M>
  /** Where it is done: the page of a record, or a path. */
  at: (row: Row, may: (permission: Permission) => boolean) => readonly [RecordEntity, number] | string
}

interface AwaitedDuty {
  readonly requires: Permission
  asked(viewer: Viewer, access: Access): object
  title(row: object, viewer: Viewer): string
  path(row: object, may: (permission: Permission) => boolean): string
}

/** A duty's definition, as the queue reads it: the model is one of many, all of which are asked alike. */
export interface Duty {
  readonly kind: DutyKind
  /** Names it in cursors; a kind may have several definitions with clocks of their own. */
  readonly name: string
  readonly model: Model
  readonly requires: Permission
  readonly team: boolean
  readonly takenBy: string | undefined
  readonly clock: Clock
  readonly select: Selected
  readonly words: readonly string[]
  readonly why: NotificationReason
  readonly outside: boolean
  readonly answered?: Answered | 'KEPT'
  readonly lapsed?: Lapsed
  /** Those who asked have it on their list, too. */
  readonly awaited: AwaitedDuty | null
  owed(viewer: Viewer, access: Access): object
  title(row: object, viewer: Viewer): string
  since(row: object): Date
  asker(row: object): string | null
  path(row: object, may: (permission: Permission) => boolean): string
}

/** Defines a duty; `Row` is what `select` reads. */
export const duty =
  <Row extends object>() =>
  <M extends Model>({
    at,
    title,
    since,
    asker,
    takenBy,
    awaited,
    why = 'UNIVERSITY',
    outside = false as never,
    team = false as never,
    ...rest
  }: Definition<M, Row>): Duty => ({
    ...rest,
    name: `${rest.kind} ${Object.values(rest.clock).join()}`,
    why,
    outside,
    team,
    takenBy,
    title: (row, viewer) => title(row as Row, viewer),
    since: (row) => since(row as Row),
    asker: (row) => asker?.(row as Row) ?? null,
    path: (row, may) => pathAt(at(row as Row, may), may),
    awaited: awaited
      ? {
          requires: awaited.requires,
          asked: awaited.asked,
          title: (row, viewer) => awaited.title?.(row as Row) ?? title(row as Row, viewer),
          path: (row, may) => pathAt(awaited.at?.(row as Row) ?? at(row as Row, may), may),
        }
      : null,
  })

const pathAt = (place: readonly [RecordEntity, number] | string, may: (permission: Permission) => boolean) =>
  typeof place === 'string' ? place : pathOf(place[0], place[1], may)!
