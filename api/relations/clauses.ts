/** Clauses on records, as relations are written. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Viewer } from '../viewer.ts'

/** A clause on a model's records. */
export type Where<E extends Prisma.ModelName> = NonNullable<
  Prisma.TypeMap['model'][E]['operations']['findFirst']['args']['where']
>

export type Relations<E extends Prisma.ModelName> = Record<string, (viewer: Viewer) => Where<E>>
