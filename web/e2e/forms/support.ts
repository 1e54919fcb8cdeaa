/** Where the forms about innovation support open. */
import { id, more, university } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

/** A support request of the researcher, resolved when that is asked; its page for the researcher, or for the university. */
const supportRequest =
  (of: 'researcher' | 'university', resolved = false) =>
  async (server: Server) => {
    const { supportRequest: made } = await perform<{ supportRequest: { id: string; path: string } }>(
      server,
      'researcher',
      'createSupportRequest',
      {
        categoryId: id('SupportCategory', 1),
        title: `Question ${Date.now()}`,
        description: 'Who signs?',
        draft: false,
      },
      'supportRequest { id path }',
    )
    if (resolved) await perform(server, university, 'resolveSupportRequest', { id: made.id, answer: 'The dean.' })
    return of === 'researcher' ? made.path : made.path.replace('/researcher/', '/commercialization/')
  }

/** A category of support that no other test sends requests of, as a field may be needed to send them. */
async function newCategory(server: Server) {
  const { category } = await perform<{ category: { number: number } }>(
    server,
    university,
    'createSupportCategory',
    { name: `Walked ${Date.now()}`, answerDays: 5 },
    'category { number }',
  )
  return `/commercialization/innovation-support/categories/${category.number}`
}

/** A support request of a researcher who has sent another one. */
async function mergeable(server: Server) {
  await supportRequest('researcher')(server)
  return supportRequest('university')(server)
}

/** A list of which the team keeps a view. */
async function viewedRequests(server: Server) {
  await perform(server, university, 'createSavedView', {
    list: 'supportRequests',
    name: `Walked ${Date.now()}`,
    query: 'status=waiting',
  })
  return '/commercialization/innovation-support/requests'
}

/** The page of a draft of a support request. */
async function supportDraft(server: Server) {
  const { supportRequest: made } = await perform<{ supportRequest: { path: string } }>(
    server,
    'researcher',
    'createSupportRequest',
    { categoryId: id('SupportCategory', 3), title: `Draft ${Date.now()}`, draft: true },
    'supportRequest { path }',
  )
  return made.path
}

export const supportOpeners: Record<string, Opener> = {
  setAbsence: {
    as: university,
    address: '/kuteam/support?kind=PROJECT_REVIEW&overdue=1',
    press: ['Record absence'],
  },
  assignDuty: { as: university, address: '/kuteam/support', press: [/^Assign “/] },
  // What a category asks for leaves the form when another one is chosen: this one asks for nothing.
  createSupportRequest: {
    as: 'researcher',
    address: '/researcher/innovation-support/new-request?category=3',
    values: { categoryId: id('SupportCategory', 3) },
  },
  updateSupportRequest: {
    as: 'researcher',
    address: supportDraft,
    values: { categoryId: id('SupportCategory', 3) },
  },
  updateSavedView: {
    as: university,
    address: viewedRequests,
    press: ['Views', /^Actions for Walked/, 'Edit'],
  },
  assignSupportRequests: { as: university, address: supportRequest('university'), press: ['Assign'] },
  askSupportRequester: { as: university, address: supportRequest('university'), press: [more, 'Ask researcher'] },
  resolveSupportRequest: { as: university, address: supportRequest('university'), press: [more, 'Resolve'] },
  reopenSupportRequest: { as: 'researcher', address: supportRequest('researcher', true), press: [more, 'Reopen'] },
  rateSupportRequest: { as: 'researcher', address: supportRequest('researcher', true), press: ['Rate answer'] },
  createSupportCategory: {
    as: university,
    address: '/commercialization/innovation-support/categories',
    press: ['Add category'],
  },
  updateSupportCategory: {
    as: university,
    address: '/commercialization/innovation-support/categories',
    press: ['Edit Exhibitions'],
  },
  setSupportField: {
    as: university,
    address: newCategory,
    press: ['Add field'],
    values: { kind: 'TEXT' },
  },
  setSupportStep: { as: university, address: supportRequest('university') },
  mergeSupportRequests: { as: university, address: mergeable, press: [more, 'Merge'] },
  createSupportTemplate: {
    as: university,
    address: '/commercialization/innovation-support/templates',
    press: ['Add template'],
  },
  updateSupportTemplate: {
    as: university,
    address: '/commercialization/innovation-support/templates',
    press: ['Edit We look into it'],
  },
}
