/** Where the forms about ideas and their validation open. */
import { id, more, university } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

const idea = (number: number) => `/ideas-sandbox?idea=${number}`

/** Has an expert of the demo university asked to validate an idea. */
async function askToValidate(server: Server, { idea: number, by, of }: { idea: number; by: string; of: string }) {
  const wish = { description: 'What would it cost?', requestType: 'TECHNICAL', priority: 'LOW' }
  const { request } = await perform<{ request: { id: string } }>(
    server,
    by,
    'requestValidation',
    { ideaId: id('Idea', number), ...wish },
    'request { id }',
  )
  const expertId = await server.personId(of)
  await perform(server, university, 'assignValidation', { id: request.id, expertId, comment: '' })
}

export const ideaOpeners: Record<string, Opener> = {
  createIdea: { as: 'researcher', address: '/ideas-sandbox', press: ['Submit New Idea'] },
  acceptValidation: {
    as: 'gareth.pennock',
    address: '/experts/validations',
    press: [{ in: 'Solar still with a memory', press: 'Accept' }],
    before: (server) => askToValidate(server, { idea: 27, by: 'salem.almatroushi', of: 'gareth.pennock' }),
  },
  answerEvaluation: {
    as: 'researcher',
    address: '/ideas-sandbox?tab=validated',
    press: [{ in: 'Palm disease atlas from phone pictures', press: /feedback/i }],
  },
  assignValidation: { as: university, address: idea(20), press: ['Choose an expert'] },
  closeValidation: { as: university, address: idea(4), press: ['Close request'] },
  declineValidation: {
    as: 'lina.abourjeily',
    address: '/experts/validations',
    press: [{ in: 'Chemistry practice with safe mistakes', press: 'Decline' }],
    before: (server) => askToValidate(server, { idea: 25, by: 'fatih.demirok', of: 'lina.abourjeily' }),
  },
  delegateValidation: {
    as: 'marek.zielonka',
    address: '/experts/validations',
    press: [{ in: 'Lecture transcripts in two languages', press: 'Reassign' }],
    before: (server) => askToValidate(server, { idea: 10, by: 'priya.venkatesan', of: 'marek.zielonka' }),
  },
  evaluateIdea: { as: 'expert', address: '/experts/feedback?request=5' },
  setIdeaIpCheck: {
    as: university,
    address: idea(16),
    press: ['Record IP check'],
    values: { decision: 'KEEP_CONFIDENTIAL' },
  },
  mergeIdeas: { as: university, address: idea(31), press: [more, 'Merge into another idea'] },
  requestValidation: { as: 'researcher', address: idea(5), press: ['Request validation'] },
  reviewIdea: { as: university, address: idea(17), press: ['Decide'], values: { decision: 'NEEDS_CHANGES' } },
  scoreIdea: { as: university, address: idea(8) },
  shareIdea: {
    as: 'researcher',
    address: '/ideas-sandbox?tab=validated',
    press: [/^Actions for Palm disease/, 'Share Idea'],
  },
  updateIdea: { as: 'researcher', address: '/ideas-sandbox', press: [/^Actions for Listening/, 'Edit Idea'] },
}
