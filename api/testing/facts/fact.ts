/** What the test of the policy knows of a record: to whom it is what, in words of its own and not in those of relations.ts. */
import type { Role } from '../../__generated__/prisma/enums.ts'
import type { Db } from '../../db.ts'
import type { Entity } from '../../relations.ts'
import type { Viewer } from '../../viewer.ts'

/** Whether the record stands in the named relation to the viewer; `any` is every record that is there. */
export type Holds = (relation: string, viewer: Viewer) => boolean

interface Fact {
  entity: Entity
  id: number
  holds: Holds
}

/** Facts by what the record is, as a failed test names it. */
export type Facts = Record<string, Fact>

/** What the records are made with: one viewer of each role, and somebody whom none of them knows. */
export interface Cast {
  db: Db
  viewers: Record<Role, Viewer>
  stranger: Viewer
}

/** Holds in the named relations, whoever asks. */
export const any =
  (...relations: string[]): Holds =>
  (relation) =>
    relations.includes(relation)

/** Holds for one viewer in the named relations, and for everybody who may see any. */
export const only =
  (viewer: Viewer, relations: readonly string[]): Holds =>
  (relation, asked) =>
    relation === 'any' || (asked.id === viewer.id && relations.includes(relation))

export const never: Holds = () => false

/** The moment that many days from now. */
export const inDays = (many: number): Date => new Date(Date.now() + many * 86_400_000)
