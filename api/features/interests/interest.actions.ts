/** What an investor or somebody of a company does with an interest: expresses it, says how much, withdraws it. */
import * as errors from '#texts/interests/errors.js'
import type { InvestmentInterest } from '../../__generated__/prisma/client.ts'
import { action } from '../../action.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { conflict, invalid } from '../../errors.ts'
import { openDealOf } from '../../investing/openDeal.ts'
import { goingOn } from '../../investing/interestLadder.rules.ts'
import { interestMoves, moved } from '../../investing/interestMoves.ts'
import { move } from '../../moves.ts'
import { bandOf } from './amountBand.rules.ts'
import { needOpen } from './needOpen.ts'
import { createInterestRules, updateInterestRules, withdrawInterestRules } from './interest.rules.ts'
import { notifyLead, notifyTeam } from './notifyInterest.ts'

/** How the record of changes, which the university reads, tells of the amounts. */
const said = ({ amountUntil, amountOpen }: Pick<InvestmentInterest, 'amountUntil' | 'amountOpen'>) => ({
  amountBand: amountUntil === null ? null : bandOf(amountUntil),
  amountOpen,
})

export const createInterest = action({
  name: 'createInterest',
  requires: 'INTEREST_EXPRESS',
  rules: createInterestRules,
  description:
    'Tells the university and the lead of a project at once that the viewer is interested in it, as an investor or for a company.',
  async run(work, { projectId, message = '', amountFrom = null, amountUntil = null, amountOpen = false }) {
    const { tx, access, viewer, audit } = work
    const project = await access.find('INTEREST_EXPRESS', projectId)
    const { title } = project
    // Who follows a portfolio thinks of investing; for the others amounts mean nothing.
    const kind = access.allowed('OPPORTUNITY_BROWSE') ? 'INVESTMENT' : 'INDUSTRY'
    if (kind === 'INDUSTRY' && (amountFrom !== null || amountUntil !== null || amountOpen))
      throw invalid({ amountFrom: errors.investorsAlone() })
    const there = { projectId, investorId: viewer.id, status: { in: [...goingOn] } }
    if (await tx.investmentInterest.count({ where: there })) throw conflict(errors.expressedAlready())
    const interest = await tx.investmentInterest.create({
      data: {
        projectId,
        investorId: viewer.id,
        kind,
        title,
        message,
        amountFrom,
        amountUntil,
        amountOpen,
        acknowledgeBy: await promisedDay(tx, 'INTEREST_ACKNOWLEDGE'),
        // The lead takes part from the start; the team may take the lead out.
        leadSince: new Date(),
      },
    })
    await audit('InvestmentInterest', interest.id, { status: [null, 'EXPRESSED'] })
    await openDealOf(work, project)
    await notifyTeam(work, 'INTEREST_EXPRESSED', interest)
    await notifyLead(work, 'INTEREST_EXPRESSED', interest)
    return { interestId: interest.id, projectId }
  },
})

export const updateInterest = action({
  name: 'updateInterest',
  requires: 'INTEREST_UPDATE',
  rules: updateInterestRules,
  description: 'Changes how much the viewer thinks of investing, and whether the university sees it.',
  async run(work, { id, amountFrom = null, amountUntil = null, amountOpen }) {
    const before = await work.access.hold('INTEREST_UPDATE', id)
    needOpen(before)
    if (before.kind === 'INDUSTRY') throw conflict(errors.investorsAlone())
    const data = { amountFrom, amountUntil, amountOpen: amountOpen ?? before.amountOpen }
    const after = await work.tx.investmentInterest.update({ where: { id }, data })
    const [was, is] = [said(before), said(after)]
    await work.audit('InvestmentInterest', id, {
      ...(was.amountBand !== is.amountBand && { amountBand: [was.amountBand, is.amountBand] }),
      ...(was.amountOpen !== is.amountOpen && { amountOpen: [was.amountOpen, is.amountOpen] }),
    })
    if (after.amountOpen && !before.amountOpen) await notifyTeam(work, 'INTEREST_CHANGED', after)
    return { interestId: id, projectId: before.projectId }
  },
})

export const withdrawInterest = action({
  name: 'withdrawInterest',
  requires: 'INTEREST_UPDATE',
  rules: withdrawInterestRules,
  description: 'Withdraws an interest that is not under discussion yet; later one passes.',
  async run(work, { id, reason = '' }) {
    const interest = await work.access.hold('INTEREST_UPDATE', id)
    const withdrawn = await move(work, interestMoves, interest, 'WITHDRAWN', {
      data: { ...moved(), withdrawReason: reason, nextStep: '', nextStepOn: null },
      comment: reason,
    })
    await notifyTeam(work, 'INTEREST_WITHDRAWN', withdrawn, { reason })
    return { interestId: id, projectId: interest.projectId }
  },
})
