/** Where the forms of moderation open; what they decide about is written for them, so that no other test looks for it. */
import type { Opener } from './openers.ts'
import { perform, sessionOf, type Server } from './server.ts'
import { university } from './shared.ts'

const admin = 'admin'
const colleague = 'lars.wetterholm'
const queue = '/admin/content-moderation/moderation-queue?case='
let written = 0

/** The number of a case about a new message of the team on a researcher's idea, which the researcher reported. */
async function reported(server: Server): Promise<number> {
  const text = `Buy a kiln today, offer ${++written} of ${Date.now()}`
  const { message } = await perform<{ message: { id: string } }>(
    server,
    university,
    'createMessage',
    { recordId: btoa(`Idea:${await ideaOf(server)}`), kind: 'SHARED', text },
    'message { id }',
  )
  const { report } = await perform<{ report: { id: string } }>(
    server,
    'researcher',
    'reportContent',
    { id: message.id, reason: 'SPAM' },
    'report { id }',
  )
  return caseOf(server, report.id)
}

/** An idea of the researcher, on which the team may write and which other researchers see. */
async function ideaOf(server: Server): Promise<number> {
  const { idea } = await perform<{ idea: { number: number } }>(
    server,
    'researcher',
    'createIdea',
    {
      title: `Idea to write on ${++written} ${Date.now()}`,
      description: 'A place for messages.',
      category: 'Clean Energy & Sustainability',
      visibleToResearchers: true,
      submit: true,
    },
    'idea { number }',
  )
  return idea.number
}

async function caseOf({ request }: Server, id: string): Promise<number> {
  const { token } = await sessionOf(admin)
  const query = 'query ($id: ID!) { node(id: $id) { ... on ContentReport { case { number } } } }'
  const response = await request.post('/graphql', {
    data: { query, variables: { id } },
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { data: { node: { case: { number: number } } } }
  return data.node.case.number
}

const act = (server: Server, as: string, action: string, number: number, more: object = {}) =>
  perform(server, as, action, { id: btoa(`ModerationCase:${number}`), ...more })

async function claimed(server: Server): Promise<string> {
  const number = await reported(server)
  await act(server, admin, 'claimModerationCase', number)
  return queue + String(number)
}

async function hidden(server: Server, by = admin): Promise<number> {
  const number = await reported(server)
  await act(server, by, 'claimModerationCase', number)
  await act(server, by, 'decideModerationCase', number, { decision: 'HIDDEN', explanation: 'This is advertising.' })
  return number
}

async function appealed(server: Server): Promise<string> {
  const number = await hidden(server, colleague)
  await act(server, university, 'appealModeration', number, { appeal: 'It is not.' })
  await act(server, admin, 'claimModerationCase', number)
  return queue + String(number)
}

export const moderationOpeners: Record<string, Opener> = {
  reportContent: {
    as: 'anil.deshmukh',
    address: async (server) => `/ideas-sandbox?idea=${await ideaOf(server)}`,
    press: [/^More actions for/, 'Report'],
  },
  decideModerationCase: { as: admin, address: claimed, press: ['Decide'], values: { decision: 'HIDDEN' } },
  restoreContent: {
    as: admin,
    address: async (server) => queue + String(await hidden(server)),
    press: [/^More actions for/, 'Restore'],
  },
  decideAppeal: { as: admin, address: appealed, press: ['Decide on appeal'] },
  appealModeration: {
    as: university,
    address: '/moderation',
    before: (server) => hidden(server),
    press: ['Appeal'],
  },
  createModerationTemplate: { as: admin, address: '/admin/content-moderation', press: ['Add template'] },
  updateModerationTemplate: {
    as: admin,
    address: '/admin/content-moderation',
    before: (server) =>
      perform(server, admin, 'createModerationTemplate', {
        name: `To edit ${Date.now()}`,
        decision: 'HIDDEN',
        text: 'No.',
        textArabic: 'لا',
      }),
    press: [/^Edit “To edit/],
  },
}
