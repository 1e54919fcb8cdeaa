/** Moves of ideas, challenges, proposals and sessions reach the webhooks of those who may see them, as they may see them. */
import { expect, test } from 'vitest'
import type { WebhookEvent } from '../../__generated__/prisma/enums.ts'
import { idOf } from '../../testing/ids.ts'
import { proposals } from '../../testing/proposals.ts'
import { perform } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db, ada, badr, owner, rival, team, proposal, opened } = await proposals()

async function subscribed(event: WebhookEvent, ...people: Viewer[]) {
  await db.webhook.deleteMany({})
  for (const { id: userId } of people)
    await db.webhook.create({ data: { userId, url: 'https://hooks.example.com', events: [event], secret: 'whsec' } })
}
/** What was written to a person's webhook: from which status to which. */
const sent = async ({ id }: Viewer) =>
  (await db.webhookDelivery.findMany({ where: { webhook: { userId: id } }, orderBy: { id: 'asc' } })).map(
    ({ body }) => {
      const { status } = JSON.parse(body) as { status: { from: string | null; to: string } }
      return `${status.from} ${status.to}`
    },
  )

test('an applicant receives the stage of a proposal, its company the status, others nothing', async () => {
  const id = await proposal('SHORTLISTED', opened(owner))
  await subscribed('PROPOSAL_STATUS_CHANGED', ada, badr, owner, rival)
  const decide = (decision: string) =>
    perform(db, 'reviewProposal', { id: idOf('Proposal', id), decision, comments: 'Well argued' }, { as: team })
  expect((await decide('FINALIST')).codes).toEqual([])
  expect((await decide('DECLINED')).codes).toEqual([])
  expect(await sent(ada)).toEqual(['SHORTLISTED DECLINED'])
  expect(await sent(owner)).toEqual(['SHORTLISTED FINALIST', 'FINALIST DECLINED'])
  for (const stranger of [badr, rival]) expect(await sent(stranger)).toEqual([])
})

test('an idea is announced to its submitter and the university, a move that is refused to nobody', async () => {
  const { id } = await db.idea.create({
    data: { title: 'Still', description: 'Water', category: 'WATER', submitterId: ada.id },
  })
  await subscribed('IDEA_STATUS_CHANGED', ada, team, owner)
  const submit = () => perform(db, 'submitIdea', { id: idOf('Idea', id) }, { as: ada })
  expect((await submit()).codes).toEqual([])
  expect((await submit()).codes).toEqual(['CONFLICT'])
  for (const one of [ada, team]) expect(await sent(one)).toEqual(['DRAFT SUBMITTED'])
  expect(await sent(owner)).toEqual([])
})

test('a challenge that is published is announced to those who can see it from now on', async () => {
  const { challengeId } = await db.proposal.findUniqueOrThrow({ where: { id: await proposal('DRAFT') } })
  const whole = { problemStatement: 'Scale', goal: '20 % less', mustHaves: ['Hot'], offer: 'A pilot line' }
  await db.challenge.update({ where: { id: challengeId }, data: { ...whole, status: 'UNDER_REVIEW' } })
  await subscribed('CHALLENGE_STATUS_CHANGED', ada, owner)
  const published = await perform(db, 'publishChallenge', { id: idOf('Challenge', challengeId) }, { as: team })
  expect(published.codes).toEqual([])
  for (const one of [ada, owner]) expect(await sent(one)).toEqual(['UNDER_REVIEW OPEN'])
})
