/** What the university does with disclosures: take them up, return them, and decide. */
import { action } from '../../action.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { move } from '../../moves.ts'
import { decideDisclosureRules, returnDisclosureRules, startDisclosureReviewRules } from './disclosure.rules.ts'
import { disclosureMoves } from './disclosureMoves.ts'
import { notifyInventors } from './notifyDisclosure.ts'
import { heldDisclosure, voidSignatures } from './held.ts'

export const startDisclosureReview = action({
  name: 'startDisclosureReview',
  requires: 'DISCLOSURE_WORK',
  rules: startDisclosureReviewRules,
  description: 'Begins the review of a disclosure as the viewer, or reviews one again that is on hold.',
  async run(work, { id }) {
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_WORK', id)
    const held = disclosure.status === 'DECIDED'
    const taken = await move(work, disclosureMoves, disclosure, 'IN_REVIEW', {
      data: {
        handlerId: work.viewer.id,
        ...(held && {
          decision: null,
          reasons: '',
          decidedAt: null,
          decidedById: null,
          decideBy: await promisedDay(work.tx, 'DISCLOSURE_DECIDE'),
        }),
      },
    })
    await notifyInventors(work, 'DISCLOSURE_TAKEN', taken)
    return { disclosureId: id }
  },
})

export const returnDisclosure = action({
  name: 'returnDisclosure',
  requires: 'DISCLOSURE_WORK',
  rules: returnDisclosureRules,
  description: 'Returns a disclosure to its inventors with what is to be changed. Its signatures become void.',
  async run(work, { id, reason }) {
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_WORK', id)
    await voidSignatures(work, id)
    await move(work, disclosureMoves, disclosure, 'DRAFT', {
      data: {
        submittedAt: null,
        decideBy: null,
        contentHash: '',
        signedFiles: [],
        returnReason: reason,
        returnedAt: new Date(),
      },
      comment: reason,
    })
    await notifyInventors(work, 'DISCLOSURE_RETURNED', disclosure)
    return { disclosureId: id }
  },
})

export const decideDisclosure = action({
  name: 'decideDisclosure',
  requires: 'DISCLOSURE_WORK',
  rules: decideDisclosureRules,
  description:
    'Decides what becomes of an invention: a patent is filed, the rights are released, or it is held for now.',
  async run(work, { id, decision, reasons }) {
    const disclosure = await heldDisclosure(work, 'DISCLOSURE_WORK', id)
    await move(work, disclosureMoves, disclosure, 'DECIDED', {
      data: { decision, reasons, decidedAt: new Date(), decidedById: work.viewer.id },
      changes: { decision: [null, decision] },
      comment: reasons,
    })
    await notifyInventors(work, 'DISCLOSURE_DECIDED', disclosure, { decision })
    return { disclosureId: id }
  },
})
