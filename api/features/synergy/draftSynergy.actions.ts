/** Having a language model draft a summary of one’s own analysis; the report stays as it is. */
import * as records from '#texts/ui/records.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { draftOf } from '../../model/draft.ts'
import { isSecret } from '../projects/isSecret.ts'
import type { SynergyInputs, SynergyResult } from './analyse.ts'
import { draftSynergy } from './draftSynergy.ts'
import { draftSynergySummaryRules } from './synergyAnalysis.rules.ts'

export const draftSynergySummary = action({
  name: 'draftSynergySummary',
  requires: 'SYNERGY_READ',
  rules: draftSynergySummaryRules,
  description: 'Has a language model draft a summary of one’s own analysis, which stands beside that of the report.',
  async prepare(ctx, { id }) {
    await ctx.access.find('SYNERGY_READ', id)
    const row = await ctx.db.synergyAnalysis.findUnique({ where: { id }, include: { source: true, target: true } })
    if (!row) throw notFound(records.analysis())
    return draftSynergy(ctx, {
      inputs: row.inputs as unknown as SynergyInputs,
      result: row.result as unknown as SynergyResult,
      secret: { source: isSecret(row.source), target: isSecret(row.target) },
    })
  },
  async run({ tx, access }, { id }, answer) {
    await access.find('SYNERGY_READ', id)
    if (!answer.drafted) return { synergyAnalysisId: id, notice: answer.notice }
    const draftedSummary = draftOf(answer) as unknown as Prisma.InputJsonObject
    await tx.synergyAnalysis.update({ where: { id }, data: { draftedSummary } })
    return { synergyAnalysisId: id, notice: '' }
  },
})
