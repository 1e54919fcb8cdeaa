/** Where the forms about challenges open. */
import { isoToday } from '#api/universityDay.rules.ts'
import { more, university } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

const managed = (challenge: number) => `/industry-challenges-management?challenge=${challenge}`

const checked = (challenge: number) => `/industry/challenges?challenge=${challenge}`

/** A challenge of its own, which waits for the university. */
async function submitted(server: Server) {
  const { challenge } = await perform<{ challenge: { id: string; number: number } }>(
    server,
    'industry',
    'createChallenge',
    {
      title: `Quieter pumps ${Date.now()}`,
      problemStatement: 'Our pumps are heard two streets away.',
      goal: 'From 71 dB to 60 dB at the fence.',
      mustHaves: ['Runs in the open'],
      offer: 'Two pumps and a test field.',
      deadline: isoToday(20),
      answerBy: isoToday(40),
    },
    'challenge { id number }',
  )
  await perform(server, 'industry', 'submitChallenge', { id: challenge.id })
  return challenge
}

export const challengeOpeners: Record<string, Opener> = {
  createChallenge: { as: 'industry', address: '/industry-challenges-management?edit=new' },
  answerQuestion: { as: 'industry', address: managed(1), press: [/^(Answer|Change the answer to) /] },
  askQuestion: { as: 'researcher', address: '/industry-challenges?challenge=3', press: ['Ask a question'] },
  assignChallengeChecker: {
    as: university,
    address: async (server) => checked((await submitted(server)).number),
    press: ['Assign a checker'],
  },
  cancelChallenge: { as: 'rohan.kulasekara', address: managed(4), press: [more, 'Cancel challenge'] },
  completeChallenge: {
    as: 'industry',
    async address(server) {
      const { id, number } = await submitted(server)
      await perform(server, university, 'publishChallenge', { id })
      await perform(server, 'industry', 'closeChallenge', { id })
      return managed(number)
    },
    press: [more, 'Mark as completed'],
  },
  extendChallenge: {
    as: 'industry',
    address: managed(1),
    press: [more, 'Extend deadline'],
    values: { deadline: isoToday(60), answerBy: isoToday(80) },
  },
  inviteToPropose: { as: university, address: checked(3), press: ['Invite by name'] },
  publishChallenge: { as: university, address: checked(8), press: ['Decide'] },
  remindCompany: { as: university, address: checked(6), press: [/^Remind/] },
  returnChallenge: {
    as: university,
    address: checked(22),
    press: ['Decide'],
    meanwhile: (page) => page.getByRole('radio', { name: /^Return to company/ }).check(),
    values: { decision: 'RETURN' },
  },
  setChallengeReviewer: { as: 'industry', address: managed(1), press: ['Add a person'] },
  updateClosingReport: { as: 'industry', address: managed(17), press: [more, 'Edit closing report'] },
  // A company whose name is known cannot hide it.
  updateChallenge: {
    as: 'maitha.alshamsan',
    address: '/industry-challenges-management?edit=23',
    values: { anonymous: '' },
  },
}
