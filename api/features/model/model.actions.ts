/** The switch of the language model, and a question that tests it. */
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { ask } from '../../model/ask.ts'
import { claimsRules } from '../../model/claim.ts'
import type { WhyNot } from '../../model/whyNot.ts'
import { modelSettings } from '../../model/settings.ts'
import { lockPlatform } from '../../platformSettings.ts'
import * as texts from '#texts/model/test.js'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { testModelRules, updateModelSettingsRules } from './model.rules.ts'

export const updateModelSettings = editing({
  name: 'updateModelSettings',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updateModelSettingsRules,
  description:
    'Switches the language model on or off, and says what may be sent to it and how often a person may use it; what is not given stays.',
  async held({ tx }) {
    await lockPlatform(tx)
    return modelSettings(tx)
  },
  async run(work, given, before) {
    const { on, confidential, dailyBudget } = { ...before, ...given }
    const row = { modelOn: on, modelConfidential: confidential, modelDailyBudget: dailyBudget }
    await work.tx.platform.update({ where: { id: 1 }, data: row })
    await recordSettings(work, 'model', changesOf(before, given))
    return { done: true }
  },
})

/** Why a test asks no model; everything else is a fault. */
const notAsked: ReadonlySet<WhyNot> = new Set<WhyNot>(['NO_MODEL', 'OFF', 'BUDGET'])

export const testModel = action({
  name: 'testModel',
  requires: 'AI_TOOLS',
  rules: testModelRules,
  description: 'Asks the language model a question with a known answer; counts as one use of it.',
  async prepare(ctx) {
    const begun = Date.now()
    const answer = await ask(ctx, {
      purpose: 'TEST',
      rules: claimsRules,
      instructions: 'Say in one claim what the source says.',
      form: '{"claims": [{"text": "…", "quotation": "…", "source": "…"}]}',
      sources: [{ name: texts.sourceName(), text: texts.source() }],
    })
    return { answer, milliseconds: Date.now() - begun }
  },
  run: async (_, _input, { answer, milliseconds }) => ({
    works: answer.drafted && answer.claims.length > 0,
    model: answer.drafted ? answer.model : null,
    asked: answer.drafted || !notAsked.has(answer.why),
    milliseconds,
    notice: answer.drafted ? (answer.claims.length ? '' : texts.unbacked()) : answer.notice,
  }),
})
