/** Where the forms about technology summaries and enquiries about them open. */
import { more, university } from './shared.ts'
import { perform, read, type Server } from './server.ts'
import type { Opener } from './openers.ts'

/** The summary of an approved project of the researcher, as far as that is asked, and its page. */
const summaryOf = (step: 'drafted' | 'proposed' | 'published') => async (server: Server) => {
  const { project } = await perform<{ project: { id: string } }>(
    server,
    'researcher',
    'createProject',
    {
      title: `Summarized ${Date.now()}`,
      description: 'A still that needs no fuel.',
      principalInvestigator: 'A. Researcher',
      institution: 'Water Lab',
      trl: 4,
    },
    'project { id }',
  )
  await perform(server, 'researcher', 'submitProject', { id: project.id })
  await perform(server, university, 'reviewProject', { id: project.id, decision: 'APPROVE' })
  const { technologySummary: made } = await perform<{ technologySummary: { id: string; path: string } }>(
    server,
    university,
    'createSummary',
    { projectId: project.id },
    'technologySummary { id path }',
  )
  if (step === 'drafted') return made.path
  const text = { problem: 'No water', solution: 'A still', advantages: ['No fuel'], offers: ['PILOT'] }
  await perform(server, university, 'updateSummary', { id: made.id, ...text })
  const { technologySummary: proposed } = await perform<{ technologySummary: { revision: number } }>(
    server,
    university,
    'proposeSummary',
    { id: made.id },
    'technologySummary { revision }',
  )
  if (step === 'proposed') return made.path
  await perform(server, 'researcher', 'agreeToSummary', { id: made.id, revision: proposed.revision })
  await perform(server, university, 'publishSummary', { id: made.id })
  return made.path
}

/** An enquiry of a visitor that waits for an answer, and its page. */
const enquiryOf = async (server: Server) => {
  const page = await summaryOf('published')(server)
  const number = Number(page.split('/').at(-1))
  const message = `Is it for sale? ${Date.now()}`
  await perform(server, 'researcher', 'askAboutTechnology', {
    number,
    name: 'Zara',
    email: 'zara@company.example',
    message,
  })
  const { technologyEnquiries } = await read<{ technologyEnquiries: { edges: { node: { path: string } }[] } }>(
    server,
    university,
    `{ technologyEnquiries(filter: { search: "${message}" }) { edges { node { path } } } }`,
  )
  return technologyEnquiries.edges[0]!.node.path
}

export const summaryOpeners: Record<string, Opener | readonly Opener[]> = {
  askAboutTechnology: { as: 'visitor', address: '/technologies/3', press: ['Contact the university'] },
  updateSummary: [
    { as: university, address: summaryOf('published'), press: [more, 'Change contact'] },
    { as: university, address: summaryOf('drafted'), press: [more, 'Edit text'] },
  ],
  requestSummaryChanges: { as: 'researcher', address: summaryOf('proposed'), press: [more, 'Request changes'] },
  answerEnquiry: { as: university, address: enquiryOf, press: ['Answer'] },
  closeEnquiry: { as: university, address: enquiryOf, press: [more, 'Close without answer'] },
  withdrawSummary: { as: university, address: summaryOf('published'), press: [more, 'Withdraw'] },
}
