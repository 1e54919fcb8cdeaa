/** Where the forms of patents and grants open: each on a record of its own, as some of them end it. */
import type { Opener } from './openers.ts'
import { type Server, perform } from './server.ts'
import { more } from './shared.ts'

const researcher = 'researcher'
let serial = 0
/** A number that no other patent of a run has. */
const number = () => `P${Date.now() % 1_000_000}${(serial += 1) % 10}/2025`
const inventors = [{ userId: null, name: 'C. Guest' }]

interface Made {
  id: string
  path: string
}

/** A patent with the dates that are given; the dates say how far it has come. */
async function made(server: Server, dates: object = {}): Promise<Made> {
  const isFiled = 'filedOn' in dates
  const { patent } = await perform<{ patent: Made }>(
    server,
    researcher,
    'createPatent',
    {
      title: `Patent of its own ${Date.now()}`,
      office: 'AE',
      kind: 'APPLICATION',
      inventors,
      ...(isFiled ? { applicationNumber: number() } : {}),
      ...dates,
    },
    'patent { id path }',
  )
  return patent
}

const patent =
  (dates: object = {}) =>
  async (server: Server): Promise<string> =>
    (await made(server, dates)).path

const filed = { filedOn: '2025-02-01' }

async function withDeadline(server: Server): Promise<string> {
  const { id, path } = await made(server, filed)
  await perform(server, researcher, 'addPatentDeadline', { id, title: 'Answer the examiner', dueOn: '2090-01-01' })
  return path
}

async function withCost(server: Server): Promise<string> {
  const { id, path } = await made(server, filed)
  await perform(server, researcher, 'addPatentCost', { id, kind: 'FILING', amount: 900, paidOn: '2025-02-01' })
  return path
}

async function lapsed(server: Server): Promise<string> {
  const { id, path } = await made(server, filed)
  await perform(server, researcher, 'endPatent', { id, status: 'LAPSED', endedOn: '2026-01-15' })
  return path
}

async function grant(server: Server): Promise<Made> {
  const { grant: one } = await perform<{ grant: Made }>(
    server,
    researcher,
    'createResearchGrant',
    {
      title: `Grant of its own ${Date.now()}`,
      funder: 'A fund',
      amount: 100_000,
      role: 'LEAD',
      status: 'PREPARING',
      members: [],
    },
    'grant { id path }',
  )
  return one
}

const grantPage = async (server: Server) => (await grant(server)).path

async function withItem(server: Server): Promise<string> {
  const { id, path } = await grant(server)
  await perform(server, researcher, 'addGrantItem', { id, kind: 'REPORT', title: 'Annual report', dueOn: '2090-01-01' })
  return path
}

async function withPeriod(server: Server): Promise<string> {
  const { id, path } = await grant(server)
  await perform(server, researcher, 'addGrantPeriod', {
    id,
    startsOn: '2025-01-01',
    endsOn: '2025-12-31',
    planned: 50_000,
  })
  return path
}

const application = {
  office: 'AE',
  kind: 'APPLICATION',
  filedOn: '2025-03-01',
  publishedOn: '',
  publicationNumber: '',
  grantedOn: '',
  grantNumber: '',
}
const period = { startsOn: '2025-01-01', endsOn: '2025-06-30' }

export const researchOpeners = {
  createPatent: {
    as: researcher,
    address: '/research-management/patents',
    press: ['Add patent'],
    values: { ...application, applicationNumber: 'P5550001/2025' },
  },
  addFamilyPatent: {
    as: researcher,
    address: patent(filed),
    press: ['Add to family'],
    values: { ...application, applicationNumber: 'P5550002/2025' },
  },
  updatePatent: {
    as: researcher,
    address: patent(filed),
    press: [more, 'Edit patent'],
    values: { ...application, applicationNumber: 'P5550003/2025' },
  },
  updatePatentFamily: { as: researcher, address: patent(filed), press: [more, 'Edit family'] },
  filePatent: {
    as: researcher,
    address: patent(),
    press: ['Record filing'],
    values: { filedOn: '2025-03-01', applicationNumber: 'P5550004/2025' },
  },
  publishPatent: {
    as: researcher,
    address: patent(filed),
    press: ['Record publication'],
    values: { publishedOn: '2026-01-15', publicationNumber: '1234/2026' },
  },
  grantPatent: {
    as: researcher,
    address: patent({ ...filed, publishedOn: '2025-12-01' }),
    press: ['Record grant'],
    values: { grantedOn: '2026-01-15', grantNumber: '9876' },
  },
  endPatent: {
    as: researcher,
    address: patent(filed),
    press: [more, 'Record end'],
    values: { endedOn: '2026-01-15' },
  },
  reinstatePatent: { as: researcher, address: lapsed, press: ['Reinstate'] },
  addPatentDeadline: {
    as: researcher,
    address: patent(filed),
    press: ['Add deadline'],
    values: { dueOn: '2090-01-01' },
  },
  updatePatentDeadline: {
    as: researcher,
    address: withDeadline,
    press: ['Actions for Answer the examiner', 'Edit deadline'],
    values: { dueOn: '2090-02-01' },
  },
  closePatentDeadline: {
    as: researcher,
    address: withDeadline,
    press: ['Close: Answer the examiner'],
    values: { closedOn: '2026-01-15' },
  },
  addPatentCost: { as: researcher, address: patent(filed), press: ['Add cost'], values: { paidOn: '2026-01-15' } },
  updatePatentCost: {
    as: researcher,
    address: withCost,
    press: [/^Actions for Filing fee/, 'Edit cost'],
    values: { paidOn: '2026-01-15' },
  },
  createResearchGrant: {
    as: researcher,
    address: '/research-management/grants',
    press: ['Add grant'],
    values: period,
  },
  updateResearchGrant: { as: researcher, address: grantPage, press: [more, 'Edit grant'], values: period },
  setResearchGrantStatus: { as: researcher, address: grantPage, press: ['Record submission'] },
  linkGrantProject: { as: researcher, address: grantPage, press: ['Link project'] },
  addGrantItem: {
    as: researcher,
    address: grantPage,
    press: ['Add deliverable'],
    values: { dueOn: '2090-01-01', doneOn: '2026-01-15' },
  },
  updateGrantItem: {
    as: researcher,
    address: withItem,
    press: ['Actions for Annual report', 'Edit deliverable'],
    values: { dueOn: '2090-01-01', doneOn: '2026-01-15' },
  },
  addGrantPeriod: { as: researcher, address: grantPage, press: ['Add period'], values: period },
  updateGrantPeriod: {
    as: researcher,
    address: withPeriod,
    press: [/^Actions for Jan/, 'Edit period'],
    values: period,
  },
} satisfies Record<string, Opener>
