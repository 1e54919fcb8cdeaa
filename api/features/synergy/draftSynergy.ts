/** An executive summary of a synergy by a language model, from what the analysis has read of both projects. */
import type { Context } from '../../context.ts'
import { ask } from '../../model/ask.ts'
import { claimsRules } from '../../model/claim.ts'
import { scoreNames } from '../../synergy/report.ts'
import * as texts from '#texts/synergy/model.js'
import { comparedSources } from '../projects/comparedSources.ts'
import type { SynergyInputs, SynergyResult } from './analyse.ts'

interface Analysed {
  inputs: SynergyInputs
  result: SynergyResult
  /** Which of the two are confidential as a whole. */
  secret: { source: boolean; target: boolean }
}

export function draftSynergy(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { inputs, result, secret }: Analysed,
  signal?: AbortSignal,
) {
  const scores = result.scores
    .filter(({ reasons }) => reasons.length)
    .map(({ key, reasons }) => ({
      name: texts.score({ score: scoreNames[key]() }),
      text: reasons.join(' '),
      confidential: secret.source || secret.target,
    }))
  return ask(ctx, {
    purpose: 'SYNERGY_SUMMARY',
    rules: claimsRules,
    instructions:
      'Two projects of a university are compared. Summarize for both leads in three to five claims what they could do together and why, what each brings, and what stands in the way. Do not name scores as figures.',
    form: '{"claims": [{"text": "…", "quotation": "…", "source": "…"}]}',
    sources: [
      ...comparedSources(inputs.source, secret.source),
      ...comparedSources(inputs.target, secret.target),
      ...scores,
    ],
    signal,
  })
}
