/** Where the forms of investors' interests and of deals open: each on a record of its own, as some of them end it. */
import type { Opener } from './openers.ts'
import { type Server, perform, read, sessionOf } from './server.ts'
import { more, university } from './shared.ts'

const investor = 'investor'
const holding = '/portfolio/holdings/1'

/** The page of a project that investors see. */
export async function openProject(server: Server): Promise<{ id: string; path: string }> {
  const title = `Interest of its own ${Date.now()} ${Math.random()}`
  const { project } = await perform<{ project: { id: string; path: string } }>(
    server,
    'researcher',
    'createProject',
    {
      title,
      description: 'A still that remembers.',
      principalInvestigator: 'A. Researcher',
      institution: 'Water Lab',
      trl: 4,
    },
    'project { id path }',
  )
  await perform(server, 'researcher', 'submitProject', { id: project.id })
  await perform(server, university, 'reviewProject', { id: project.id, decision: 'APPROVE' })
  await perform(server, university, 'setProjectAccess', { ids: [project.id], audience: 'INVESTORS', approved: true })
  return project
}

const terms = {
  amount: 500_000,
  fundingStage: 'SEED',
  instrument: 'EQUITY',
  investedOn: '2025-03-01',
  sector: 'ENERGY',
}

/** The page of an interest at the term sheet, with its ids. */
async function agreed(server: Server): Promise<{ id: string; number: number; path: string }> {
  const { id: projectId } = await openProject(server)
  const { interest: made } = await perform<{ interest: { id: string; number: number; path: string } }>(
    server,
    investor,
    'createInterest',
    { projectId },
    'interest { id number path }',
  )
  for (const status of ['ACKNOWLEDGED', 'IN_DISCUSSION', 'TERM_SHEET'])
    await perform(server, university, 'moveInterest', { id: made.id, status })
  return made
}

/** The number of a holding that came of an interest. */
async function investedIn(server: Server): Promise<number> {
  const { id, number } = await agreed(server)
  await perform(server, university, 'completeInterest', { id, ...terms })
  const { token } = await sessionOf(investor)
  const answer = await server.request.post('/api/investment-portfolios', {
    headers: { authorization: `Bearer ${token}` },
    data: { interestId: number },
  })
  return ((await answer.json()) as { id: number }).id
}

/** The page of an update that an investor asks of the researcher. */
async function askedUpdate(server: Server): Promise<string> {
  const id = btoa(`Holding:${await investedIn(server)}`)
  const kpis = [{ name: 'Revenue', unit: 'AED' }]
  await perform(server, investor, 'requestHoldingUpdates', { id, every: 'ONCE', dueOn: '2090-01-01', kpis })
  const { holdingUpdates } = await read<{ holdingUpdates: { edges: { node: { path: string } }[] } }>(
    server,
    'researcher',
    '{ holdingUpdates(first: 1, sort: { field: DUE_ON, direction: DESC }) { edges { node { path } } } }',
  )
  return holdingUpdates.edges[0]!.node.path
}

/** The page of a holding elsewhere. */
async function ownHolding(server: Server): Promise<string> {
  const name = `Dune Robotics ${Date.now()}`
  const { holding } = await perform<{ holding: { path: string } }>(
    server,
    investor,
    'createHolding',
    { name, ...terms },
    'holding { path }',
  )
  return holding.path
}

/** The page of an interest of the investor, acknowledged when that is asked, with a question of the team. */
const interest =
  (acknowledged: boolean) =>
  async (server: Server): Promise<string> => {
    const { id: projectId } = await openProject(server)
    const { interest: made } = await perform<{ interest: { id: string; path: string } }>(
      server,
      investor,
      'createInterest',
      { projectId },
      'interest { id path }',
    )
    if (acknowledged) {
      await perform(server, university, 'moveInterest', { id: made.id, status: 'ACKNOWLEDGED' })
      await perform(server, university, 'askInterestQuestion', { id: made.id, text: 'Who decides?' })
    }
    return made.path
  }

/** A deal of its own, as it is open or closed. */
const deal = async (server: Server): Promise<string> => {
  const { id: projectId } = await openProject(server)
  const { deal: made } = await perform<{ deal: { path: string } }>(
    server,
    university,
    'createDeal',
    { projectId },
    'deal { path }',
  )
  return made.path
}

export const interestOpeners = {
  saveInvestmentThesis: { as: investor, address: '/investor-dashboard', press: ['Edit investment thesis'] },
  addHoldingMilestone: { as: investor, address: holding, press: ['Add milestone'] },
  addHoldingValuation: { as: investor, address: holding, press: ['Add valuation'] },
  setHoldingMilestone: {
    as: investor,
    address: holding,
    press: ['Actions for Pilot plant running', 'Edit milestone'],
  },
  completeInterest: {
    as: university,
    address: async (server) => (await agreed(server)).path,
    press: ['Record investment'],
    values: { investedOn: '2025-03-01' },
  },
  correctHoldingTerms: {
    as: investor,
    address: async (server) => `/portfolio/holdings/${await investedIn(server)}`,
    press: [more, 'Correct terms'],
    values: { investedOn: '2025-03-01' },
  },
  createHolding: { as: investor, address: '/portfolio', press: ['Add company'], values: { investedOn: '2025-03-01' } },
  updateHolding: {
    as: investor,
    address: ownHolding,
    press: ['Edit holding'],
    values: { investedOn: '2025-03-01' },
  },
  // It ends the holding, on which other tests rely.
  closeHolding: { as: investor, address: ownHolding, press: [more, 'Mark as exited or written off'] },
  requestHoldingUpdates: {
    as: investor,
    address: async (server) => `/portfolio/holdings/${await investedIn(server)}`,
    press: ['Request updates'],
    values: { dueOn: '2090-01-01' },
  },
  addHoldingUpdate: {
    as: investor,
    address: ownHolding,
    press: ['Write update'],
    values: { dueOn: '2026-01-15' },
  },
  answerHoldingUpdate: { as: 'researcher', address: askedUpdate },
  updateSavedOpportunity: {
    as: investor,
    address: '/opportunities/saved',
    press: [more, /^(Add|Edit) note$/],
  },
  closeDeal: {
    as: university,
    address: deal,
    press: ['Close deal'],
    values: { outcome: 'LICENSED', closedOn: '2026-01-15' },
  },
  assignDeal: { as: university, address: deal, press: [more, 'Assign'] },
  addDealBlocker: { as: university, address: deal, press: ['Add blocker'] },
  createInterest: {
    as: investor,
    address: async (server) => (await openProject(server)).path,
    press: [/^Express interest in/],
  },
  updateInterest: {
    as: investor,
    address: interest(false),
    press: ['Change amounts'],
    values: { amountFrom: '1000', amountUntil: '2000' },
  },
  withdrawInterest: { as: investor, address: interest(false), press: [more, 'Withdraw interest'] },
  passInterest: { as: investor, address: interest(true), press: [more, 'End without investment'] },
  setInterestNextStep: { as: university, address: interest(true), press: [more, 'Plan next step'] },
  assignInterest: { as: university, address: interest(true), press: [more, 'Assign contact person'] },
  askInterestQuestion: { as: investor, address: interest(true), press: ['Ask a question'] },
  answerInterestQuestion: { as: investor, address: interest(true), press: [/^Answer /] },
  addInterestTask: { as: investor, address: interest(true), press: ['Add task'] },
} satisfies Record<string, Opener>
