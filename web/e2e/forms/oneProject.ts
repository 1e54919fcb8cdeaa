/** Where the forms about a project open. */
import { university } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

/** Without the draft that a try before it left, which the page would offer first. */
const beginAnew = (server: Server, as: string) => perform(server, as, 'deleteDraft', { form: 'PROJECT' })

/** The number of a new draft of the researcher. */
async function draftProject(server: Server): Promise<number> {
  const made = await perform<{ project: { number: number } }>(
    server,
    'researcher',
    'createProject',
    { title: `Draft ${Date.now()}`, description: 'To be completed', status: 'DRAFT' },
    'project { number }',
  )
  return made.project.number
}

export const oneProjectOpeners: Record<string, Opener | readonly Opener[]> = {
  archiveProjects: { as: university, address: '/projects/45', press: ['Archive'] },
  requestToJoinProject: { as: 'researcher', address: '/projects/55', press: ['Request to join'] },
  createProject: {
    as: 'researcher',
    address: '/researchers/projects/new',
    before: (server) => beginAnew(server, 'researcher'),
  },
  createProjectFor: {
    as: university,
    address: '/researchers/projects/new',
    before: (server) => beginAnew(server, university),
  },
  transferProject: { as: university, address: '/projects/60', press: ['Transfer'] },
  reviewProject: { as: university, address: '/projects/44', press: ['Decide'] },
  setProjectOutcome: { as: university, address: '/projects/archive', press: [/^Change the outcome of /] },
  setProjectProgress: { as: 'researcher', address: '/projects/1', press: ['Set progress'] },
  unarchiveProjects: { as: university, address: '/projects/archive', press: [/^Restore /] },
  updateProject: [
    { as: 'researcher', address: '/researchers/projects/6/edit' },
    // The wizard goes on with a draft.
    { as: 'researcher', address: async (server) => `/researchers/projects/new?project=${await draftProject(server)}` },
  ],
  contactResearcher: { as: 'investor', address: '/researchers/directory', press: [/^View /, /^Contact /] },
}
