/** Clauses on records, as relations are written. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'

/** A clause on a model's records. */
export type Where<E extends Prisma.ModelName> = NonNullable<
  Prisma.TypeMap['model'][E]['operations']['findFirst']['args']['where']
>

type Clause = (viewer: Viewer) => object

/** A relation that holds for several reasons, each with a name, so that an answer can say which of them hold. */
export const anyOf = <P extends Record<string, Clause>>(parts: P) =>
  Object.assign((viewer: Viewer) => ({ OR: Object.values(parts).map((part) => part(viewer)) }), { parts })

/** The same for reasons that lie in a record to which this one belongs: it is asked once for all of them. */
export const anyOfIn = <K extends string>(record: K, parts: Record<string, Clause>) => {
  const within = (clause: object) => ({ [record]: clause }) as Record<K, object>
  return Object.assign((viewer: Viewer) => within(anyOf(parts)(viewer)), {
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, (viewer: Viewer) => within(part(viewer))]),
    ),
  })
}

/** The alternatives of a relation by name; null for one that is a single reason. */
export const partsOf = (relation: Clause): Readonly<Record<string, Clause>> | null =>
  (relation as Clause & { parts?: Record<string, Clause> }).parts ?? null

export type Relations<E extends Prisma.ModelName> = Record<string, (viewer: Viewer) => Where<E>>
