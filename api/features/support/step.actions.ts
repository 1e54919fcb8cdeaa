/** The team's checklist of a request. */
import * as errors from '#texts/support/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { mostSteps } from './category.rules.ts'
import { removeSupportStepRules, setSupportStepRules } from './support.rules.ts'

export const setSupportStep = action({
  name: 'setSupportStep',
  requires: 'SUPPORT_WORK',
  rules: setSupportStepRules,
  description: 'Adds a step to the checklist of a support request, or says whether one is done.',
  async run(work, { id, step, text, done = false }) {
    const { tx, viewer } = work
    await work.access.find('SUPPORT_WORK', id)
    if (step == null) {
      if (!text) throw invalid({ text: errors.giveStep() })
      await keepWithin(tx, {
        parent: 'SupportRequest',
        id,
        most: mostSteps,
        count: () => tx.supportStep.count({ where: { supportRequestId: id } }),
        message: errors.mostSteps({ most: mostSteps }),
      })
      await tx.supportStep.create({ data: { supportRequestId: id, text } })
      await work.audit('SupportRequest', id, { step: [null, text] })
      return { requestId: id }
    }
    const before = await stepOf(work, id, step)
    // Whoever ticked it first has done it.
    const { count } = await tx.supportStep.updateMany({
      where: { id: step, doneAt: done ? null : { not: null } },
      data: done ? { doneAt: new Date(), doneById: viewer.id } : { doneAt: null, doneById: null },
    })
    if (count)
      await work.audit(
        'SupportRequest',
        id,
        done ? { stepDone: [null, before.text] } : { stepDone: [before.text, null] },
      )
    return { requestId: id }
  },
})

export const removeSupportStep = action({
  name: 'removeSupportStep',
  requires: 'SUPPORT_WORK',
  rules: removeSupportStepRules,
  description: 'Takes a step away from the checklist of a support request.',
  async run(work, { id, step }) {
    await work.access.find('SUPPORT_WORK', id)
    const { text } = await stepOf(work, id, step)
    const { count } = await work.tx.supportStep.deleteMany({ where: { id: step } })
    if (count) await work.audit('SupportRequest', id, { step: [text, null] })
    return { requestId: id }
  },
})

async function stepOf({ tx }: Work, supportRequestId: number, id: number) {
  const step = await tx.supportStep.findFirst({ where: { id, supportRequestId } })
  if (!step) throw notFound(records.step())
  return step
}
