/** Deadlines of patents: done, not applicable, and those that people add to the computed ones. */
import * as errors from '#texts/patents/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { isoDay } from '../../days.ts'
import { editing } from '../../editing.ts'
import { conflict } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { deadlineWords } from './deadlineWords.rules.ts'
import { heldPart, heldPatent } from './held.ts'
import {
  addPatentDeadlineRules,
  closePatentDeadlineRules,
  removePatentDeadlineRules,
  reopenPatentDeadlineRules,
  updatePatentDeadlineRules,
} from './patent.rules.ts'
import { refreshFamily } from './refreshFamily.ts'

/** The most deadlines of one patent. */
const most = 100

const held = (work: Work, id: number) =>
  heldPart(work, () => work.tx.patentDeadline.findUnique({ where: { id } }), records.patentDeadline)

export const addPatentDeadline = action({
  name: 'addPatentDeadline',
  requires: 'PATENT_UPDATE',
  rules: addPatentDeadlineRules,
  description: 'Adds a deadline that does not follow from the dates, such as the answer to an examiner.',
  async run(work, { id, title, dueOn }) {
    const { tx } = work
    await heldPatent(work, id)
    await keepWithin(tx, {
      parent: 'Patent',
      id,
      most,
      count: () => tx.patentDeadline.count({ where: { patentId: id } }),
      message: errors.mostDeadlines({ most }),
    })
    await tx.patentDeadline.create({ data: { patentId: id, kind: 'OTHER', title, dueOn } })
    await work.audit('Patent', id, { deadline: [null, title], dueOn: [null, isoDay(dueOn)] })
    return { patentId: id }
  },
})

export const updatePatentDeadline = editing({
  name: 'updatePatentDeadline',
  requires: 'PATENT_UPDATE',
  rules: updatePatentDeadlineRules,
  description: 'Changes a deadline that someone added.',
  async held(work, { id }) {
    const { part } = await held(work, id)
    if (part.kind !== 'OTHER') throw conflict(errors.computed())
    return part
  },
  async run(work, given, { patentId, title, dueOn }, { id }) {
    const moved = given.dueOn && isoDay(dueOn) !== isoDay(given.dueOn)
    const after = await work.tx.patentDeadline.update({
      where: { id },
      data: { ...given, ...(moved && { remindedDays: null }) },
    })
    await work.audit('Patent', patentId, {
      deadline: [title, after.title],
      dueOn: [isoDay(dueOn), isoDay(after.dueOn)],
    })
    return { patentId }
  },
})

export const closePatentDeadline = action({
  name: 'closePatentDeadline',
  requires: 'PATENT_UPDATE',
  rules: closePatentDeadlineRules,
  description:
    'Says that what a deadline asks for is done, or does not apply. After a renewal the next one is computed.',
  async run(work, { id, outcome, closedOn, note = '' }) {
    const { part, patent } = await held(work, id)
    if (part.outcome) throw conflict(errors.closedAlready())
    await work.tx.patentDeadline.update({
      where: { id },
      data: { outcome, closedOn, note, closedById: work.viewer.id },
    })
    await work.audit(
      'Patent',
      patent.id,
      { deadline: [null, deadlineWords(part, patent.office)], outcome: [null, outcome] },
      note,
    )
    await refreshFamily(work.tx, patent.patentFamilyId)
    return { patentId: patent.id }
  },
})

export const reopenPatentDeadline = action({
  name: 'reopenPatentDeadline',
  requires: 'PATENT_UPDATE',
  rules: reopenPatentDeadlineRules,
  description: 'Says that a deadline is open after all.',
  async run(work, { id }) {
    const { part, patent } = await held(work, id)
    if (!part.outcome) throw conflict(errors.openAlready())
    await work.tx.patentDeadline.update({
      where: { id },
      data: { outcome: null, closedOn: null, note: '', closedById: null },
    })
    await work.audit('Patent', patent.id, {
      deadline: [null, deadlineWords(part, patent.office)],
      outcome: [part.outcome, null],
    })
    await refreshFamily(work.tx, patent.patentFamilyId)
    return { patentId: patent.id }
  },
})

export const removePatentDeadline = action({
  name: 'removePatentDeadline',
  requires: 'PATENT_UPDATE',
  rules: removePatentDeadlineRules,
  description: 'Removes a deadline that someone added.',
  async run(work, { id }) {
    const { part, patent } = await held(work, id)
    if (part.kind !== 'OTHER') throw conflict(errors.computed())
    await work.tx.patentDeadline.delete({ where: { id } })
    await work.audit('Patent', patent.id, { deadline: [part.title, null] })
    return { patentId: patent.id }
  },
})
