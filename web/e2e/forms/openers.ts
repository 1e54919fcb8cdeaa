/**
 * Where a form opens in the demo university that search.ts does not find, or that must not open at any record: who opens
 * it, the address, and what is pressed there.
 */
import { expect, type Page } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { pdfOf } from '../pdfs.ts'
import { operationOf } from '../support.ts'
import { dataRoomOpeners } from './dataRooms.ts'
import { interestOpeners } from './interests.ts'
import { brandingOpeners } from './branding.ts'
import { accessOpeners } from './access.ts'
import { announcementOpeners } from './announcements.ts'
import { moderationOpeners } from './moderation.ts'
import { secondFactorOpeners } from './secondFactor.ts'
import { providerOpeners } from './providers.ts'
import { helpOpeners } from './help.ts'
import { provisioningOpeners } from './provisioning.ts'
import { userOpeners } from './users.ts'
import { exportOpeners } from './exports.ts'
import { importOpeners } from './imports.ts'
import { integrationOpeners } from './integrations.ts'
import { platformOpeners } from './platform.ts'
import { projectOpeners } from './projects.ts'
import { researchOpeners } from './research.ts'
import type { Press } from './press.ts'
import { perform, read, sessionOf, type Server } from './server.ts'
import type { Values } from './values.ts'

export interface Opener {
  /** A role, the key of a person of the demo university, or nobody; `new` is a researcher who registers for it. */
  as: string
  address: string | ((server: Server) => Promise<string>)
  press?: readonly Press[]
  /** What happens before the form shows, when more is needed than pressing. */
  meanwhile?: (page: Page) => Promise<void>
  /** Which one, when the page shows several forms of the call. */
  nth?: number
  /** What cannot be chosen freely. */
  values?: Values
  /** The button of a question that is asked before it is sent. */
  confirm?: string
  /** Makes what the form needs. */
  before?: (server: Server) => Promise<unknown>
}

export const newPassword = 'a long enough password'
/** The server of the tests need not reach ORCID: what it answers then counts as a record without works. */
async function withoutOrcid(page: Page) {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'ReadOrcidMutation') return route.continue()
    const response = await route.fetch()
    const isAway = (await response.text()).includes('ORCID could not be reached')
    return route.fulfill(isAway ? { json: { data: { readOrcid: { entries: [] } } } } : { response })
  })
}

const id = (type: string, number: number) => btoa(`${type}:${number}`)

const team = '/researchers/teams/1'
const relation = '/kuteam/industry?company=2'
const sensors = 'Cost of a shared sensor pole'
const managed = (challenge: number) => `/industry-challenges-management?challenge=${challenge}`
const checked = (challenge: number) => `/industry/challenges?challenge=${challenge}`
const idea = (number: number) => `/ideas-sandbox?idea=${number}`
const more = /^More actions for/
const university = 'commercialization_team'

/** Without the draft that a try before it left, which the page would offer first. */
const beginAnew = (server: Server, as: string) => perform(server, as, 'deleteDraft', { form: 'PROJECT' })

/** Makes a key in a session that is older than ten minutes, as the server answers it. */
async function makeKeyLate(page: Page) {
  let refused = false
  await page.route('**/graphql', (route) => {
    if (operationOf(route.request()) !== 'NewApiKeyMutation' || refused) return route.continue()
    refused = true
    const extensions = { code: 'REAUTHENTICATION_REQUIRED' }
    const errors = [{ message: 'Please confirm your password to continue.', path: ['createApiKey'], extensions }]
    return route.fulfill({ json: { errors, data: { createApiKey: null } } })
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly report')
  await page.getByRole('button', { name: 'Create key' }).click()
}

/** A working day within the time that can be booked. */
const workingDay = () => {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** An assessment that the researcher has begun, on a project without files. */
async function begunAssessment(server: Server) {
  const created = await perform<{ project: { id: string } }>(
    server,
    'researcher',
    'createProject',
    { title: `Assessed ${Date.now()}`, description: 'Each new site needs a permit of the municipality.' },
    'project { id }',
  )
  const { arlAssessment } = await perform<{ arlAssessment: { path: string } }>(
    server,
    'researcher',
    'createArlAssessment',
    { projectId: created.project.id },
    'arlAssessment { path }',
  )
  return arlAssessment.path
}

/** The sheet of a publication that the researcher has added. */
const addedPublication = async (server: Server) => (await newPublication(server)).path

async function newPublication(server: Server) {
  const { publication } = await perform<{ publication: { id: string; path: string } }>(
    server,
    'researcher',
    'createPublication',
    { title: `Permits of solar stills ${Date.now()}`, year: 2025, authors: ['A. Researcher'] },
    'publication { id path }',
  )
  return publication
}

/** A project of the researcher with a claim of TRL 1, whose evidence is given as far as that is asked. */
async function claimedProject(server: Server, given: 'nothing' | 'everything' = 'nothing') {
  const { project } = await perform<{ project: { id: string; path: string } }>(
    server,
    'researcher',
    'createProject',
    { title: `Claimed ${Date.now()}`, description: 'A still that needs no fuel.' },
    'project { id path }',
  )
  const { claim } = await perform<{ claim: { id: string } }>(
    server,
    'researcher',
    'createTrlClaim',
    { projectId: project.id, level: 1 },
    'claim { id }',
  )
  if (given === 'everything') {
    for (const code of ['1.1', '1.2', '1.3'])
      await perform(server, 'researcher', 'setTrlEvidence', { id: claim.id, code, text: 'As measured' })
    await perform(server, 'researcher', 'submitTrlClaim', { id: claim.id })
  }
  return { path: project.path, claim: claim.id, project: project.id }
}

const claimOf = async (server: Server) => (await claimedProject(server)).path

/** A claim of a project with a publication, which may be its evidence. */
async function publishedClaim(server: Server) {
  const { path, project } = await claimedProject(server)
  const { id } = await newPublication(server)
  await perform(server, 'researcher', 'linkPublicationProject', { id, projectId: project })
  return path
}

const sheetOf = (claim: string) => `/trl-validation?claim=${atob(claim).split(':')[1]}`

/** A claim that waits for a validator. */
const waitingClaim = async (server: Server) => sheetOf((await claimedProject(server, 'everything')).claim)

/** A claim that the university's own member is to validate, up to the step that is asked. */
const assignedClaim = (step: 'assigned' | 'accepted' | 'answered') => async (server: Server) => {
  const { claim } = await claimedProject(server, 'everything')
  const validatorId = await server.personId(university)
  await perform(server, university, 'assignTrlValidator', { id: claim, validatorId })
  if (step !== 'assigned') await perform(server, university, 'acceptTrlValidation', { id: claim, noConflict: true })
  if (step === 'answered')
    for (const code of ['1.1', '1.2', '1.3'])
      await perform(server, university, 'reviewTrlEvidence', { id: claim, code, answer: 'ACCEPTED' })
  return sheetOf(claim)
}

/** A project of the researcher without a claim. */
async function unclaimedProject(server: Server) {
  const { project } = await perform<{ project: { path: string } }>(
    server,
    'researcher',
    'createProject',
    { title: `Unclaimed ${Date.now()}`, description: 'A still that needs no fuel.' },
    'project { path }',
  )
  return project.path
}

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

const lengths = { slotMinutes: '60', leastMinutes: '60', mostMinutes: '240' }

/** A facility that is open all week, and its page for a role. */
async function newFacility(server: Server) {
  const { facility } = await perform<{ facility: { id: string; path: string } }>(
    server,
    university,
    'createFacility',
    {
      name: `Walked ${Date.now()}`,
      ratePerHour: 90,
      slotMinutes: 60,
      leastMinutes: 60,
      mostMinutes: 240,
      approval: true,
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 })),
    },
    'facility { id path }',
  )
  return facility
}
const facilityOf = (of: 'team' | 'researcher') => async (server: Server) => {
  const { path } = await newFacility(server)
  return of === 'team' ? path : path.replace('/kuteam/support', '/researcher/innovation-support')
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

/** A booking of the researcher that waits for approval, and its page for a role. */
const bookingOf = (of: 'team' | 'researcher') => async (server: Server) => {
  const { id: facilityId } = await newFacility(server)
  const { booking } = await perform<{ booking: { path: string } }>(
    server,
    'researcher',
    'bookFacility',
    {
      facilityId,
      startsAt: `${workingDay()}T06:00:00.000Z`,
      endsAt: `${workingDay()}T08:00:00.000Z`,
      purpose: 'Cut a sample',
    },
    'booking { path }',
  )
  return of === 'team' ? booking.path.replace('/researcher/innovation-support', '/kuteam/support') : booking.path
}

export const openers: Record<string, Opener | readonly Opener[]> = {
  createTrlClaim: { as: 'researcher', address: unclaimedProject, press: ['Claim a TRL'] },
  setTrlEvidence: {
    as: 'researcher',
    address: publishedClaim,
    press: ['Add evidence for 1.1'],
    // The project has no files.
    values: { fileId: '' },
  },
  withdrawTrlClaim: { as: 'researcher', address: claimOf, press: ['Withdraw claim'] },
  assignTrlValidator: { as: university, address: waitingClaim, press: ['Assign validator'] },
  acceptTrlValidation: { as: university, address: assignedClaim('assigned'), press: ['State no conflict'] },
  declineTrlValidation: { as: university, address: assignedClaim('assigned'), press: ['Decline'] },
  reviewTrlEvidence: { as: university, address: assignedClaim('accepted'), press: ['Ask or return: 1.1'] },
  reviewTrlClaim: { as: university, address: assignedClaim('answered'), press: ['Validate TRL 1'] },
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
    press: ['Views', /^Actions for Walked/, 'Rename or share'],
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
  setAnnualFigure: { as: university, address: '/kuteam/analytics/annual', press: ['Correct: Options executed'] },
  setReportSubscription: { as: 'researcher', address: '/analytics', press: ['By mail'] },
  updateAnalyticsSettings: { as: 'admin', address: '/admin/settings/analytics' },
  ...interestOpeners,
  ...accessOpeners,
  ...announcementOpeners,
  ...moderationOpeners,
  ...brandingOpeners,
  ...platformOpeners,
  ...exportOpeners,
  ...importOpeners,
  ...integrationOpeners,
  ...userOpeners,
  ...projectOpeners,
  ...secondFactorOpeners,
  ...providerOpeners,
  ...provisioningOpeners,
  ...helpOpeners,
  ...researchOpeners,
  ...dataRoomOpeners,
  createFacility: { as: university, address: '/kuteam/support/facilities', press: ['Add facility'], values: lengths },
  updateFacility: { as: university, address: facilityOf('team'), press: ['Edit facility'], values: lengths },
  addFacilityOutage: {
    as: university,
    address: facilityOf('team'),
    press: [more, 'Add out-of-service period'],
    values: { startsAt: `${workingDay()}T10:00`, endsAt: `${workingDay()}T12:00` },
  },
  bookFacility: {
    as: 'researcher',
    address: facilityOf('researcher'),
    press: ['Request slot'],
    values: {
      day: workingDay(),
      startsAt: `${workingDay()}T06:00:00.000Z`,
      endsAt: `${workingDay()}T08:00:00.000Z`,
    },
  },
  declineFacilityBooking: { as: university, address: bookingOf('team'), press: [more, 'Decline booking'] },
  cancelFacilityBooking: { as: 'researcher', address: bookingOf('researcher'), press: ['Cancel booking'] },
  updateSummary: [
    { as: university, address: summaryOf('published'), press: [more, 'Change contact'] },
    { as: university, address: summaryOf('drafted'), press: [more, 'Edit text'] },
  ],
  requestSummaryChanges: { as: 'researcher', address: summaryOf('proposed'), press: [more, 'Request changes'] },
  answerEnquiry: { as: university, address: enquiryOf, press: ['Answer'] },
  closeEnquiry: { as: university, address: enquiryOf, press: [more, 'Close without answer'] },
  withdrawSummary: { as: university, address: summaryOf('published'), press: [more, 'Withdraw'] },
  acceptValidation: {
    as: 'gareth.pennock',
    address: '/experts/validations',
    press: [{ in: 'Solar still with a memory', press: 'Accept' }],
    before: (server) => askToValidate(server, { idea: 27, by: 'salem.almatroushi', of: 'gareth.pennock' }),
  },
  updatePublication: { as: 'researcher', address: addedPublication, press: ['Edit'] },
  linkPublicationProject: { as: 'researcher', address: addedPublication, press: ['Link project'] },
  linkPublicationTeam: { as: 'researcher', address: addedPublication, press: ['Link team'] },
  claimAuthorship: { as: 'researcher', address: addedPublication, press: ['I am an author'] },
  readPublications: {
    as: 'researcher',
    address: '/research-management/publications/import',
    values: { text: '@book{salt, title = {Salt and sun}, author = {Kay, B.}, year = 2019}' },
  },
  readDois: {
    as: 'researcher',
    address: '/research-management/publications/import?from=doi',
    values: { dois: '10.1000/182' },
  },
  readOrcid: {
    as: 'researcher',
    address: '/research-management/publications/import?from=orcid',
    values: { orcid: '0000-0002-1825-0097' },
    meanwhile: withoutOrcid,
  },
  setOrcid: { as: 'expert', address: '/settings?section=profile', values: { orcid: '0000-0001-5109-3700' } },
  createMessage: { as: university, address: relation },
  addMeetingParticipants: { as: 'investor', address: '/meetings/2', press: ['Add people'] },
  answerEvaluation: {
    as: 'researcher',
    address: '/ideas-sandbox?tab=validated',
    press: [{ in: 'Palm disease atlas from phone pictures', press: /feedback/i }],
  },
  answerIntroduction: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: 'Companies that want to be introduced', press: 'Decline' }],
  },
  answerQuestion: { as: 'industry', address: managed(1), press: [/^(Answer|Change the answer to) /] },
  answerExpertSession: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: 'Chlorine in brine bricks', press: 'Decline' }],
  },
  answerTeamInvitation: { as: 'investor', address: '/my-teams', press: [/^Decline /] },
  answerTeamJoinRequest: { as: 'researcher', address: team, press: [/^Decline /] },
  approveArlAssessment: { as: university, address: '/ai/arl-assessments/3', press: ['Sign off'] },
  archiveProjects: { as: university, address: '/projects/45', press: ['Archive'] },
  archiveTeam: { as: 'mariam.alhefeiti', address: '/researchers/teams/7', press: [more, 'Archive'] },
  requestIntroduction: { as: 'industry', address: '/experts?expert=56', press: ['Request introduction'] },
  askQuestion: { as: 'researcher', address: '/industry-challenges?challenge=3', press: ['Ask a question'] },
  requestToJoinProject: { as: 'researcher', address: '/projects/55', press: ['Ask to join'] },
  assignChallengeChecker: {
    as: university,
    async address(server) {
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
      return checked(challenge.number)
    },
    press: ['Assign a checker'],
  },
  assignValidation: { as: university, address: idea(20), press: ['Choose an expert'] },
  createDisclosure: {
    as: 'researcher',
    address: '/researcher/innovation-support/ip-legal',
    press: ['New disclosure'],
  },
  updateDisclosure: { as: 'researcher', address: async (server) => own(await disclosure(server, 'DRAFT')) },
  signDisclosure: {
    as: 'researcher',
    address: async (server) => own(await disclosure(server, 'SIGNING')),
    press: ['Sign disclosure'],
    values: { name: 'Dr. Layla Al Shehhi' },
  },
  withdrawDisclosure: {
    as: 'researcher',
    address: async (server) => own(await disclosure(server, 'SIGNING')),
    press: [more, 'Withdraw disclosure'],
  },
  addDisclosureSignature: {
    as: university,
    address: async (server) => reviewed(await disclosure(server, 'ON_PAPER')),
    press: ['Record signature'],
    values: { signedOn: isoToday(0) },
  },
  returnDisclosure: {
    as: university,
    address: async (server) => reviewed(await disclosure(server, 'IN_REVIEW')),
    press: ['Decide'],
    meanwhile: (page) => page.getByRole('radio', { name: /^Return for changes/ }).check(),
    values: { decision: 'RETURN' },
  },
  decideDisclosure: {
    as: university,
    address: async (server) => reviewed(await disclosure(server, 'IN_REVIEW')),
    press: ['Decide'],
  },
  requestAgreement: {
    as: 'researcher',
    address: '/researcher/innovation-support/ip-legal/request/data-use',
  },
  bookExpertSession: {
    as: 'industry',
    address: '/experts?expert=57',
    press: [more, 'Book a session'],
    values: { sessionDate: workingDay() },
  },
  cancelChallenge: { as: 'rohan.kulasekara', address: managed(4), press: [more, 'Cancel challenge'] },
  cancelMeeting: [
    { as: 'researcher', address: '/meetings/8', press: ['Cancel meeting'] },
    {
      as: 'thabo.molefane',
      address: '/experts/sessions',
      press: [{ in: 'Energy balance of the cooling tower', press: 'Cancel session' }],
    },
  ],
  changePassword: { as: 'new', address: '/settings?section=account', values: { currentPassword: newPassword } },
  closeCollaboration: { as: 'mira.kostova', address: '/collaborations/2', press: [more, 'Close'] },
  closeValidation: { as: university, address: idea(4), press: ['Close request'] },
  confirmPassword: {
    as: 'new',
    address: '/settings?section=keys',
    press: ['New key'],
    meanwhile: makeKeyLate,
    values: { password: newPassword },
  },
  contactResearcher: { as: 'investor', address: '/researchers/directory', press: [/^View /, /^Contact /] },
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
  deleteAccount: {
    as: 'new',
    address: '/settings?section=privacy',
    values: { password: newPassword },
    confirm: 'Delete account',
  },
  evaluateIdea: { as: 'expert', address: '/experts/feedback?request=5' },
  extendChallenge: {
    as: 'industry',
    address: managed(1),
    press: [more, 'Extend deadline'],
    values: { deadline: isoToday(60), answerBy: isoToday(80) },
  },
  transferProject: { as: university, address: '/projects/60', press: ['Transfer'] },
  inviteToPropose: { as: university, address: checked(3), press: ['Invite by name'] },
  inviteToTeam: { as: 'researcher', address: team, press: ['Invite'], values: { emails: 'walker@forms.example' } },
  requestToJoinTeam: { as: 'researcher', address: '/researchers/teams/2', press: [/^Join /] },
  login: {
    as: 'visitor',
    address: '/auth',
    values: { email: 'investor@demo.ascent.test', password: 'ascent-demo' },
  },
  mergeCompanies: {
    as: university,
    async address(server) {
      const name = `Second spelling ${Date.now()}`
      const made = await perform<{ company: { number: number } }>(
        server,
        university,
        'createCompany',
        { name },
        'company { number }',
      )
      return `/kuteam/industry?company=${made.company.number}`
    },
    press: [more, 'Merge into another company'],
  },
  moveMeeting: { as: 'researcher', address: '/meetings/1', press: ['Other times'] },
  moveExpertSession: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: sensors, press: 'Reschedule' }],
    values: { sessionDate: workingDay() },
  },
  inviteCoApplicants: {
    as: 'researcher',
    address: '/industry-challenges?tab=proposals',
    press: ['Edit', 'Add a person'],
  },
  createMeeting: { as: 'researcher', address: '/meetings/schedule', press: ['Propose a meeting'] },
  publishChallenge: { as: university, address: checked(8), press: ['Decide'] },
  remindCompany: { as: university, address: checked(6), press: [/^Remind/] },
  removeTeamMember: { as: 'researcher', address: team, press: [/^Actions for .*Ekelund/, 'Remove'] },
  requestAccess: {
    as: 'investor',
    address: '/unauthorized?from=%2Fprojects%2Flist%3Fstatus%3DACTIVE',
    press: ['Request access'],
  },
  requestValidation: { as: 'researcher', address: idea(5), press: ['Ask for validation'] },
  resetPassword: { as: 'visitor', address: (server) => server.resetLink() },
  returnChallenge: {
    as: university,
    address: checked(22),
    press: ['Decide'],
    meanwhile: (page) => page.getByRole('radio', { name: /^Return to company/ }).check(),
    values: { decision: 'RETURN' },
  },
  reviewIdea: { as: university, address: idea(17), press: ['Decide'], values: { decision: 'NEEDS_CHANGES' } },
  reviewProject: { as: university, address: '/projects/44', press: ['Decide'] },
  reviewProposal: { as: 'industry', address: '/proposals?proposal=2', press: [more, 'Decline'] },
  scoreIdea: { as: university, address: idea(8) },
  scoreProposal: { as: 'industry', address: '/proposals?proposal=1' },
  setAgreement: {
    as: 'researcher',
    address: '/collaborations/1',
    press: ['Record an agreement'],
    values: { agreedOn: isoToday(-5) },
  },
  setAvailability: [
    { as: 'lina.abourjeily', address: '/experts/sessions?tab=availability' },
    {
      as: 'lina.abourjeily',
      address: '/experts/sessions?tab=availability',
      press: ['Add days'],
      nth: 1,
      values: { fromMinute: '540', untilMinute: '600' },
    },
  ],
  setChallengeReviewer: { as: 'industry', address: managed(1), press: ['Add a person'] },
  setCompanyRelation: { as: university, address: relation, press: ['Edit relationship'] },
  setCompanyTask: { as: university, address: relation, press: ['Add task'] },
  setNotificationSchedule: {
    as: 'new',
    address: '/settings?section=notifications',
    values: { digestHour: '8', quietFrom: '22', quietUntil: '6' },
  },
  snoozeNotifications: {
    as: 'researcher',
    address: '/notifications',
    press: [/^Actions for/, 'Snooze until a day …'],
    values: { until: isoToday(3) },
  },
  setProjectOutcome: { as: university, address: '/projects/archive', press: [/^Change the outcome of /] },
  setProjectProgress: { as: 'researcher', address: '/projects/1', press: ['Set progress'] },
  shareIdea: {
    as: 'researcher',
    address: '/ideas-sandbox?tab=validated',
    press: [/^Actions for Palm disease/, 'Share Idea'],
  },
  declareConflict: { as: 'industry_partner', address: '/proposals?proposal=8', press: ['I have a conflict'] },
  submitProposal: { as: 'researcher', address: '/industry-challenges?challenge=11', press: ['Submit Proposal'] },
  unarchiveProjects: { as: university, address: '/projects/archive', press: [/^Restore /] },
  // A company whose name is known cannot hide it.
  updateChallenge: {
    as: 'maitha.alshamsan',
    address: '/industry-challenges-management?edit=23',
    values: { anonymous: '' },
  },
  // Others read the demo's names.
  updateCompany: {
    as: 'industry_partner',
    address: '/industry/partners',
    press: ['Edit your company’s profile'],
    values: { name: 'Northern Port Logistics (demo)' },
  },
  updateMessage: { as: university, address: relation, press: [/^Actions for the note/, 'Edit'] },
  updateMeeting: { as: 'researcher', address: '/meetings/1', press: ['Edit'] },
  updateIdea: { as: 'researcher', address: '/ideas-sandbox', press: [/^Actions for Listening/, 'Edit Idea'] },
  updateProfile: [
    { as: 'new', address: '/settings' },
    { as: 'new', address: '/settings?section=preferences' },
    { as: 'new', address: '/settings?section=privacy' },
    { as: 'marek.zielonka', address: '/experts/profile' },
  ],
  updateProject: [
    { as: 'researcher', address: '/researchers/projects/6/edit' },
    // The wizard goes on with a draft.
    { as: 'researcher', address: async (server) => `/researchers/projects/new?project=${await draftProject(server)}` },
  ],
  updateExpertSession: {
    as: 'expert',
    address: '/experts/sessions',
    press: [{ in: sensors, press: 'Link and notes' }],
  },
  updateWebhook: {
    as: 'investor',
    address: '/settings?section=webhooks',
    press: ['Choose events'],
    before: (server) =>
      perform(server, 'investor', 'createWebhook', { url: 'https://forms.example/hook', events: ['PROJECT_APPROVED'] }),
  },
  declineMatch: {
    as: 'researcher',
    address: '/ai-tools/challenge-matching?project=1&find=1',
    press: [/^Not relevant: /],
  },
  reviewArlRating: { as: university, address: '/ai/arl-assessments/5', press: [/^Override the rating of Delivered/] },
  updateArlAnswer: { as: 'researcher', address: begunAssessment },
  updateArlRating: { as: 'researcher', address: begunAssessment, press: [/^Rate Permitting/] },
  requestVerificationDocuments: {
    as: university,
    address: async (server) =>
      `/investors/detail/${atob(await server.personId('tamara.vucelic')).replace('User:', '')}`,
    press: [/^More actions for /, 'Request documents'],
  },
  // Others sign in as the other account that waits.
  verifyAccounts: { as: 'admin', address: '/admin-dashboard', press: ['Decline Dalia Mansourian'] },
}

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

const own = (number: number) => `/researcher/innovation-support/ip-legal/disclosures/${number}`
const reviewed = (number: number) => `/kuteam/support/disclosures/${number}`

/** A disclosure of the researcher that has come so far; on paper, an inventor without an account has signed a scan. */
export async function disclosure(
  server: Server,
  until: 'DRAFT' | 'SIGNING' | 'ON_PAPER' | 'IN_REVIEW',
): Promise<number> {
  const as = 'researcher'
  const { disclosure: made } = await perform<{
    disclosure: { id: string; number: number; inventors: { name: string }[] }
  }>(server, as, 'createDisclosure', { title: `A valve ${Date.now()}` }, 'disclosure { id number inventors { name } }')
  if (until === 'DRAFT') return made.number
  const outside = until === 'ON_PAPER' ? [{ name: 'Eve Stone', share: 5_000 }] : []
  const share = outside.length ? 5_000 : 10_000
  const inventors = [{ userId: await server.personId(as), share }, ...outside]
  const texts = { abstract: 'It mends itself.', problem: 'Valves leak.', novelty: 'The seat flows.' }
  await perform(server, as, 'updateDisclosure', { id: made.id, ...texts, inventors })
  const { disclosure: asked } = await perform<{ disclosure: { contentHash: string } }>(
    server,
    as,
    'requestDisclosureSignatures',
    { id: made.id },
    'disclosure { contentHash }',
  )
  if (until === 'ON_PAPER') await upload(server, university, made.number)
  if (until !== 'IN_REVIEW') return made.number
  const signature = { name: made.inventors[0]!.name, confirmed: true, contentHash: asked.contentHash }
  await perform(server, as, 'signDisclosure', { id: made.id, ...signature })
  await perform(server, university, 'startDisclosureReview', { id: made.id })
  return made.number
}

/** Adds a scan to a disclosure, as the team does while it is signed. */
async function upload(server: Server, as: string, number: number) {
  const file = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: await pdfOf(['Signed']) }
  const response = await server.request.post('/api/upload', {
    headers: { authorization: `Bearer ${(await sessionOf(as)).token}` },
    multipart: { entityType: 'inventionDisclosure', entityId: String(number), file },
  })
  expect(response.status()).toBe(201)
}
