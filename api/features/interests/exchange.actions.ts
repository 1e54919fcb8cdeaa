/** Questions with their answers, and tasks with their days, between an investor and the university. */
import * as errors from '#texts/interests/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { conflict, forbidden, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { tick } from '../../tasks/tick.ts'
import { needOpen } from './needOpen.ts'
import {
  addInterestTaskRules,
  answerInterestQuestionRules,
  askInterestQuestionRules,
  deleteInterestTaskRules,
  setInterestTaskRules,
} from './interest.rules.ts'
import { notifyInvestor, notifyLead, notifyOthers, notifyTeam, sideOf } from './notifyInterest.ts'

/** The most of each, so that a page stays one that is read. */
const mostParts = 100

export const askInterestQuestion = action({
  name: 'askInterestQuestion',
  requires: 'INTEREST_WRITE',
  rules: askInterestQuestionRules,
  description: 'Asks the other side of an interest a question, which stays open until it is answered.',
  async run(work, { id, text }) {
    const { tx, viewer } = work
    const interest = await openInterest(work, id)
    await keepWithin(tx, {
      parent: 'InvestmentInterest',
      id,
      most: mostParts,
      count: () => tx.interestQuestion.count({ where: { investmentInterestId: id } }),
      message: errors.mostQuestions({ most: mostParts }),
    })
    const answerSide = sideOf(work, interest) === 'INVESTOR' ? 'UNIVERSITY' : 'INVESTOR'
    await tx.interestQuestion.create({ data: { investmentInterestId: id, text, answerSide, askerId: viewer.id } })
    await notifyOthers(work, 'INTEREST_QUESTION', interest)
    return { interestId: id, projectId: interest.projectId }
  },
})

export const answerInterestQuestion = action({
  name: 'answerInterestQuestion',
  requires: 'INTEREST_WRITE',
  rules: answerInterestQuestionRules,
  description: 'Answers a question of the other side of an interest.',
  async run(work, { id, answer }) {
    const { tx, viewer } = work
    const question = await tx.interestQuestion.findUnique({ where: { id } })
    if (!question) throw notFound(records.question())
    const interest = await openInterest(work, question.investmentInterestId)
    if (sideOf(work, interest) !== question.answerSide) throw forbidden(errors.otherSideAnswers())
    const { count } = await tx.interestQuestion.updateMany({
      where: { id, answeredAt: null },
      data: { answer, answererId: viewer.id, answeredAt: new Date() },
    })
    if (!count) throw conflict(errors.answeredAlready())
    await notifyOthers(work, 'INTEREST_ANSWERED', interest)
    return { interestId: interest.id, projectId: interest.projectId }
  },
})

export const addInterestTask = action({
  name: 'addInterestTask',
  requires: 'INTEREST_WRITE',
  rules: addInterestTaskRules,
  description: 'Adds what one side of an interest has to do by a day; that side is notified.',
  async run(work, { id, text, side, dueOn }) {
    const { tx, audit } = work
    const interest = await openInterest(work, id)
    await keepWithin(tx, {
      parent: 'InvestmentInterest',
      id,
      most: mostParts,
      count: () => tx.interestTask.count({ where: { investmentInterestId: id } }),
      message: errors.mostTasks({ most: mostParts }),
    })
    await tx.interestTask.create({ data: { investmentInterestId: id, text, side, dueOn } })
    await audit('InvestmentInterest', id, { task: [null, text] })
    if (side === 'INVESTOR') await notifyInvestor(work, 'INTEREST_TASK', interest, { text })
    else {
      await notifyTeam(work, 'INTEREST_TASK', interest, { text })
      await notifyLead(work, 'INTEREST_TASK', interest, { text })
    }
    return { interestId: id, projectId: interest.projectId }
  },
})

export const setInterestTask = action({
  name: 'setInterestTask',
  requires: 'INTEREST_WRITE',
  rules: setInterestTaskRules,
  description: 'Says that a task of an interest is done, or not yet: the side that has it.',
  async run(work, { id, done }) {
    const { task, interest } = await openTask(work, id)
    if (sideOf(work, interest) !== task.side) throw forbidden(errors.otherSideDoes())
    await tick(work.tx.interestTask, id, done)
    return { interestId: interest.id, projectId: interest.projectId }
  },
})

export const deleteInterestTask = action({
  name: 'deleteInterestTask',
  requires: 'INTEREST_WRITE',
  rules: deleteInterestTaskRules,
  description: 'Removes a task of an interest.',
  async run(work, { id }) {
    const { task, interest } = await openTask(work, id)
    await work.tx.interestTask.delete({ where: { id } })
    await work.audit('InvestmentInterest', interest.id, { task: [task.text, null] })
    return { interestId: interest.id, projectId: interest.projectId }
  },
})

async function openInterest(work: Work, id: number) {
  const interest = await work.access.hold('INTEREST_WRITE', id)
  needOpen(interest)
  return interest
}

async function openTask(work: Work, id: number) {
  const found = await work.tx.interestTask.findUnique({ where: { id }, select: { investmentInterestId: true } })
  if (!found) throw notFound(records.task())
  const interest = await openInterest(work, found.investmentInterestId)
  // Somebody else may have removed it while this waited.
  const task = await work.tx.interestTask.findUnique({ where: { id } })
  if (!task) throw notFound(records.task())
  return { task, interest }
}
