/** A change of what a technology summary says, in either language: the owner agrees to all of it (decision 0270). */
import * as texts from '#texts/summaries/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import type { Prisma, TechnologySummary } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import { changedMeanwhile, conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { storedTranslation, type Translation } from '../../translation.ts'
import { tooLong } from './summary.rules.ts'
import { afterChange, summaryMoves } from './summaryMoves.ts'

/** Takes proposal and agreement back; what is published must be withdrawn first. */
export async function changeText(
  work: Work,
  before: TechnologySummary,
  text: Prisma.TechnologySummaryUpdateManyMutationInput,
  changes: Changes,
) {
  const next = afterChange[before.status]
  if (!next) throw conflict(texts.withdrawFirst())
  const data = { ...text, revision: { increment: 1 }, agreedAt: null, withdrawnAt: null }
  const where = { revision: before.revision }
  if (next !== before.status) return move(work, summaryMoves, before, next, { data, where, changes })
  const { count } = await work.tx.technologySummary.updateMany({
    where: { id: before.id, status: before.status, ...where },
    data,
  })
  if (!count) throw changedMeanwhile(nouns.technologySummary())
  return work.audit('TechnologySummary', before.id, changes)
}

/** The other version has a page of its own, which it must fit on. */
export async function translateSummary(
  work: Work,
  before: TechnologySummary,
  { translation, changes }: { translation: Translation | null; changes: Changes },
) {
  const page = Object.fromEntries(Object.entries(translation ?? {}).map(([field, { text }]) => [field, text]))
  const message = tooLong({ ...page, advantages: page['advantages']?.split('\n') })
  if (message) throw invalid({ solution: message })
  await changeText(work, before, { translation: storedTranslation(translation) }, changes)
}
