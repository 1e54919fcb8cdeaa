/** Which state of a patent may follow which (docs/spec/university.md#patents). */
import * as nouns from '#texts/ui/nouns.js'
import type { Patent } from '../../__generated__/prisma/client.ts'
import type { PatentStatus } from '../../__generated__/prisma/enums.ts'
import { defineMoves } from '../../moves.ts'

const keeper = 'PATENT_UPDATE' as const
type Next = Partial<Record<PatentStatus, typeof keeper>>

/** The states in which something is still to be done about it. */
export const alive: readonly PatentStatus[] = ['PREPARING', 'FILED', 'PUBLISHED', 'GRANTED']

/** The state that the dates of a patent speak of. */
export const standing = ({ filedOn, publishedOn, grantedOn }: Pick<Patent, 'filedOn' | 'publishedOn' | 'grantedOn'>) =>
  grantedOn ? 'GRANTED' : publishedOn ? 'PUBLISHED' : filedOn ? 'FILED' : 'PREPARING'

const ending: Next = { REFUSED: keeper, WITHDRAWN: keeper, LAPSED: keeper }
const moves: Partial<Record<PatentStatus, Next>> = {
  PREPARING: { FILED: keeper, WITHDRAWN: keeper },
  FILED: { PUBLISHED: keeper, GRANTED: keeper, ...ending },
  PUBLISHED: { GRANTED: keeper, ...ending },
  GRANTED: { LAPSED: keeper, REVOKED: keeper, EXPIRED: keeper },
}

function nextOf(patent: Patent): Next {
  const next = moves[patent.status]
  // Rights are restored, appeals succeed, and somebody may have been mistaken.
  if (!next) return { [standing(patent)]: keeper }
  const { GRANTED: granted, PUBLISHED: published, ...rest } = next
  // Provisional applications are never examined, and no office grants an international one (PCT art. 3 and 27).
  if (patent.kind === 'PROVISIONAL') return rest
  if (patent.office === 'WO') return { ...rest, ...(published && { PUBLISHED: published }) }
  return { ...rest, ...(published && { PUBLISHED: published }), ...(granted && { GRANTED: granted }) }
}

export const patentMoves = defineMoves<'Patent'>({
  entity: 'Patent',
  column: 'status',
  noun: nouns.patent,
  of: nextOf,
})
