/** Where the forms of access to single records open. */
import { isoToday } from '#api/universityDay.rules.ts'
import type { Opener } from './openers.ts'
import { perform, type Server } from './server.ts'

const grants = '/admin/access-control/grants'

/** The list of what stands, with an access to a project of its own in it. */
async function standing(server: Server): Promise<string> {
  const title = `Access ${Date.now()}`
  const { project } = await perform<{ project: { id: string } }>(
    server,
    'admin',
    'createProject',
    { title, description: 'Inside' },
    'project { id }',
  )
  await perform(server, 'admin', 'setRecordGrant', {
    id: project.id,
    userId: await server.personId('industry'),
    expiresOn: isoToday(20),
    reason: 'Study',
  })
  return `${grants}?state=active`
}

const reviews = '/admin/access-control/reviews'
const scheduleActions = 'Actions for Access of external people'

/** The page of a review of its own, of access to single records alone: no account of another test loses its own. */
async function review(server: Server): Promise<string> {
  await standing(server)
  const schedule = { name: `Records ${Date.now()}`, scopes: ['GRANTS'], everyMonths: 6, answerDays: 14 }
  const made = await perform<{ schedule: { id: string } }>(
    server,
    'admin',
    'createAccessReviewSchedule',
    { ...schedule, nextOn: isoToday(60) },
    'schedule { id }',
  )
  const { review: opened } = await perform<{ review: { number: number } }>(
    server,
    'admin',
    'startAccessReview',
    { id: made.schedule.id },
    'review { number }',
  )
  return `${reviews}/${opened.number}?state=open`
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
  decideAccessReview: [
    { as: 'admin', address: review, press: [/^Remove the access of/] },
    { as: 'admin', address: review, press: [/^Change the access of/], values: { expiresOn: isoToday(15) } },
  ],
  setRecordGrant: {
    as: 'admin',
    address: standing,
    press: [/^Actions for .*’s access/, 'Change access'],
    values: { expiresOn: isoToday(30) },
  },
  revokeRecordGrant: {
    as: 'admin',
    address: standing,
    press: [/^Actions for .*’s access/, 'Revoke access'],
  },
}
