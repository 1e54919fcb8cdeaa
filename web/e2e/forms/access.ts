/** Where the forms of access to single records open. */
import { isoToday } from '#api/universityDay.rules.ts'
import type { Opener } from './openers.ts'
import { read, type Server } from './server.ts'

const grants = '/admin/access-control/grants'

const reviews = '/admin/access-control/reviews'
const scheduleActions = 'Actions for Access of external people'

/** The page of a review that is open. */
async function review(server: Server): Promise<string> {
  const { accessReviews } = await read<{ accessReviews: { nodes: { number: number }[] } }>(
    server,
    'admin',
    '{ accessReviews(filter: { status: OPEN }) { nodes { number } } }',
  )
  return `${reviews}/${accessReviews.nodes[0]!.number}?state=open&scope=team`
}

export const accessOpeners: Record<string, Opener | readonly Opener[]> = {
  createAccessReviewSchedule: {
    as: 'admin',
    address: reviews,
    press: ['Add schedule'],
    values: { nextOn: isoToday(90) },
  },
  updateAccessReviewSchedule: {
    as: 'admin',
    address: reviews,
    press: [scheduleActions, 'Edit schedule'],
    values: { nextOn: isoToday(90) },
  },
  decideAccessReview: { as: 'admin', address: review, press: [/^Change the access of/], values: { role: 'EXPERT' } },
  setRecordGrant: {
    as: 'admin',
    address: grants,
    press: [/^Actions for the access of/, 'Change access'],
    values: { expiresOn: isoToday(30) },
  },
  revokeRecordGrant: {
    as: 'admin',
    address: `${grants}?state=active`,
    press: [/^Actions for the access of/, 'Revoke access'],
  },
}
