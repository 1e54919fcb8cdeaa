/** What the team does with an interest: acknowledges it, moves it along, looks after it, brings the lead in; either side passes. */
import * as errors from '#texts/interests/errors.js'
import { action } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict } from '../../errors.ts'
import { isGoingOn } from '../../investing/interestLadder.rules.ts'
import { interestMoves, moved } from '../../investing/interestMoves.ts'
import { move } from '../../moves.ts'
import { personAble } from '../../personAble.ts'
import { needOpen } from './needOpen.ts'
import {
  assignInterestRules,
  moveInterestRules,
  passInterestRules,
  setInterestLeadRules,
  setInterestNextStepRules,
} from './interest.rules.ts'
import { notifyInvestor, notifyLead, notifyTeam, sideOf } from './notifyInterest.ts'

export const moveInterest = action({
  name: 'moveInterest',
  requires: 'INTEREST_WORK',
  rules: moveInterestRules,
  description:
    'Acknowledges an interest, which the viewer then looks after unless someone does, or takes it to another stage; the investor is notified.',
  async run(work, { id, status }) {
    const before = await work.access.hold('INTEREST_WORK', id)
    const first = before.acknowledgedAt === null
    const after = await move(work, interestMoves, before, status, {
      data: {
        ...moved(),
        ...(first && { acknowledgedAt: new Date(), contactId: before.contactId ?? work.viewer.id }),
      },
    })
    await notifyInvestor(work, first ? 'INTEREST_ACKNOWLEDGED' : 'INTEREST_MOVED', after, { status })
    return { interestId: id, projectId: before.projectId }
  },
})

export const passInterest = action({
  name: 'passInterest',
  requires: 'INTEREST_PASS',
  rules: passInterestRules,
  description:
    'Ends an interest without a result, as the person or as the team. The reason stays with the side that passes.',
  async run(work, { id, reason = '' }) {
    const interest = await work.access.hold('INTEREST_PASS', id)
    const side = sideOf(work, interest)
    const passed = await move(work, interestMoves, interest, 'PASSED', {
      data: { ...moved(), passReason: reason, passedBy: side, nextStep: '', nextStepOn: null },
      changes: { passedBy: [null, side] },
    })
    if (side === 'INVESTOR') await notifyTeam(work, 'INTEREST_PASSED', passed, { side })
    else await notifyInvestor(work, 'INTEREST_PASSED', passed, { side })
    await notifyLead(work, 'INTEREST_PASSED', passed, { side })
    return { interestId: id, projectId: interest.projectId }
  },
})

export const assignInterest = action({
  name: 'assignInterest',
  requires: 'INTEREST_WORK',
  rules: assignInterestRules,
  description: 'Says who of the team looks after an interest.',
  async run(work, { id, contactId = null }) {
    const { tx, viewer, audit } = work
    const before = await work.access.hold('INTEREST_WORK', id)
    if (contactId !== null) await personAble(tx, 'INTEREST_WORK', contactId, { contactId: errors.chooseColleague() })
    const after = await tx.investmentInterest.update({ where: { id }, data: { contactId } })
    await audit('InvestmentInterest', id, { contactId: [before.contactId, contactId] })
    if (contactId !== null && contactId !== viewer.id) await notifyTeam(work, 'INTEREST_ASSIGNED', after)
    return { interestId: id, projectId: before.projectId }
  },
})

export const setInterestNextStep = editing({
  name: 'setInterestNextStep',
  requires: 'INTEREST_WORK',
  rules: setInterestNextStepRules,
  description:
    'Says what the team does next about an interest and by when, where what is not given stays; the investor reads it.',
  async held(work, { id }) {
    const before = await work.access.hold('INTEREST_WORK', id)
    if (!isGoingOn(before.status)) throw conflict(errors.isOver({ state: interestMoves.inWords(before.status) }))
    return before
  },
  async run(work, given, before, { id }) {
    const { nextStep, nextStepOn } = { ...before, ...given }
    const data = { nextStep, nextStepOn: nextStep ? nextStepOn : null }
    await work.tx.investmentInterest.update({ where: { id }, data })
    await work.audit('InvestmentInterest', id, {
      nextStep: [before.nextStep, data.nextStep],
      nextStepOn: [before.nextStepOn, data.nextStepOn],
    })
    return { interestId: id, projectId: before.projectId }
  },
})

export const setInterestLead = action({
  name: 'setInterestLead',
  requires: 'INTEREST_WORK',
  rules: setInterestLeadRules,
  description: 'Brings the lead of the project into the discussion of an interest, or takes the lead out again.',
  async run(work, { id, invited }) {
    const { tx, audit } = work
    const before = await work.access.hold('INTEREST_WORK', id)
    needOpen(before)
    if (invited === (before.leadSince !== null)) return { interestId: id, projectId: before.projectId }
    const after = await tx.investmentInterest.update({
      where: { id },
      data: { leadSince: invited ? new Date() : null },
    })
    await audit('InvestmentInterest', id, { leadSince: [before.leadSince, after.leadSince] })
    if (invited) await notifyLead(work, 'INTEREST_LEAD_INVITED', after)
    return { interestId: id, projectId: before.projectId }
  },
})
