/** Connections below a record, paging arguments that are refused, and the keys of cursors. */
import { makeAnnouncement } from '../prisma/seed/factories/announcements.ts'
import { makeDataRoom } from '../prisma/seed/factories/dataRooms.ts'
import { makeDeal } from '../prisma/seed/factories/deals.ts'
import { makeDisclosure } from '../prisma/seed/factories/disclosures.ts'
import { makeFacility, makeFacilityBooking } from '../prisma/seed/factories/facilities.ts'
import { makeGrant } from '../prisma/seed/factories/grants.ts'
import { makeHolding } from '../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../prisma/seed/factories/interests.ts'
import { makeModerationCase } from '../prisma/seed/factories/moderation.ts'
import { makePatent } from '../prisma/seed/factories/patents.ts'
import { makeAssessment, makeClaim } from '../prisma/seed/factories/readiness.ts'
import { makeEnquiry, makeSummary } from '../prisma/seed/factories/technologies.ts'
import { isObjectType } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import { config } from './config.ts'
import { mostCounted } from './counted.rules.ts'
import { cursorsOf } from './cursors.ts'
import { schema } from './schema.ts'
import { collaborations } from './testing/collaborations.ts'
import { idOf } from './testing/ids.ts'
import { unguarded } from './testing/audit.ts'
import { person, run } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const { db, ada, badr, team, collaboration } = await collaborations()
const investor = await person(db, 'INVESTOR')
const admin = await person(db, 'ADMIN')
afterEach(() => void (config.secretKeys = []))

const ten = Array.from({ length: 10 }, (_, n) => n)
const refused = 'This cursor is not valid for this list and order'

interface Below {
  make: () => Promise<number>
  fill: (parent: number) => Promise<unknown>
  remove: (numbers: number[]) => Promise<unknown>
}

const history = (entity: string, make: () => Promise<number>): Below => ({
  make,
  fill: (entityId) => db.auditEntry.createMany({ data: ten.map(() => ({ action: 'change', entity, entityId })) }),
  remove: (ids) => unguarded(db, ['AuditEntry'], (tx) => tx.auditEntry.deleteMany({ where: { id: { in: ids } } })),
})
const company = async () => (await db.company.create({ data: { name: `Company ${await db.company.count()}` } })).id
const idea = async () =>
  (await db.idea.create({ data: { title: 'Kiln', description: 'Hot', category: 'Other', submitterId: ada.id } })).id

const challenge = async () =>
  (await db.challenge.create({ data: { title: 'Water', companyName: 'Dunes', status: 'OPEN' } })).id
const proposal = async () =>
  (await db.collaboration.findUniqueOrThrow({ where: { id: await collaboration() } })).proposalId
const publication = async () => (await db.publication.create({ data: { title: 'Kilns', year: 2026 } })).id
const assessment = async () => {
  const { id: projectId } = await db.project.create({ data: { title: 'Kiln' } })
  return (await makeAssessment(db, { projectId, status: 'COMPLETED' })).id
}
const claim = async () => {
  const { id: projectId } = await db.project.create({ data: { title: 'Kiln' } })
  return (await makeClaim(db, { projectId, status: 'REQUESTED' })).id
}
const request = async () => {
  const name = `Category ${await db.supportCategory.count()}`
  const { id: categoryId } = await db.supportCategory.create({ data: { name, answerDays: 5 } })
  const sent = { status: 'SUBMITTED', submittedAt: new Date(), answerBy: new Date() } as const
  return (await db.supportRequest.create({ data: { categoryId, title: 'Contract', ...sent } })).id
}
const disclosure = async () => (await makeDisclosure(db, { status: 'SIGNING' })).id
const kilns = async () =>
  (await db.team.create({ data: { name: 'Kilns', members: { create: { userId: team.id } } } })).id

/** Every connection that is a field of a record. */
const below: Record<string, Below> = {
  'Project.history': history('Project', async () => (await db.project.create({ data: { title: 'Kiln' } })).id),
  'Idea.history': history('Idea', idea),
  'Collaboration.history': history('Collaboration', collaboration),
  'Company.history': history('Company', company),
  'Challenge.history': history('Challenge', challenge),
  'Proposal.history': history('Proposal', proposal),
  'Team.history': history('Team', kilns),
  'Publication.history': history('Publication', publication),
  'SupportRequest.history': history('SupportRequest', request),
  'Announcement.history': history('Announcement', async () => (await makeAnnouncement(db)).id),
  'ModerationCase.history': history('ModerationCase', async () => (await makeModerationCase(db)).id),
  'TechnologyEnquiry.history': history('TechnologyEnquiry', async () => (await makeEnquiry(db)).id),
  'TechnologySummary.history': history('TechnologySummary', async () => (await makeSummary(db)).id),
  'SupportRequest.conversation': {
    make: request,
    fill: (supportRequestId) =>
      db.supportMessage.createMany({ data: ten.map((n) => ({ supportRequestId, text: `Message ${n}` })) }),
    remove: (ids) => db.supportMessage.deleteMany({ where: { id: { in: ids } } }),
  },
  'Facility.history': history('Facility', async () => (await makeFacility(db)).id),
  'FacilityBooking.history': history('FacilityBooking', async () => (await makeFacilityBooking(db)).id),
  'InventionDisclosure.history': history('InventionDisclosure', disclosure),
  'InventionDisclosure.conversation': {
    make: disclosure,
    fill: (inventionDisclosureId) =>
      db.disclosureMessage.createMany({ data: ten.map((n) => ({ inventionDisclosureId, text: `Message ${n}` })) }),
    remove: (ids) => db.disclosureMessage.deleteMany({ where: { id: { in: ids } } }),
  },
  'Deal.history': history('Deal', async () => (await makeDeal(db)).id),
  'DataRoom.history': history('DataRoom', async () => (await makeDataRoom(db)).id),
  'Patent.history': history('Patent', async () => (await makePatent(db)).id),
  'ResearchGrant.history': history('ResearchGrant', async () => (await makeGrant(db)).id),
  'Holding.history': history('Holding', async () => (await makeHolding(db, { investorId: investor.id })).id),
  'Investor.history': history('Investor', async () => (await person(db, 'INVESTOR')).id),
  'Investor.conversation': {
    make: async () => (await person(db, 'INVESTOR')).id,
    fill: (investorId) => db.investorNote.createMany({ data: ten.map((n) => ({ investorId, text: `Note ${n}` })) }),
    remove: (ids) => db.investorNote.deleteMany({ where: { id: { in: ids } } }),
  },
  'InvestmentInterest.history': history('InvestmentInterest', async () => (await makeInterest(db)).id),
  'InvestmentInterest.conversation': {
    make: async () => (await makeInterest(db)).id,
    fill: (investmentInterestId) =>
      db.interestMessage.createMany({ data: ten.map((n) => ({ investmentInterestId, text: `Message ${n}` })) }),
    remove: (ids) => db.interestMessage.deleteMany({ where: { id: { in: ids } } }),
  },
  'ArlAssessment.history': history('ArlAssessment', assessment),
  'TrlClaim.history': history('TrlClaim', claim),
  ...Object.fromEntries(
    ['Company.notes', 'Company.conversation'].map((name) => [
      name,
      {
        make: company,
        fill: (companyId: number) =>
          db.companyNote.createMany({ data: ten.map((n) => ({ companyId, text: `Note ${n}` })) }),
        remove: (ids: number[]) => db.companyNote.deleteMany({ where: { id: { in: ids } } }),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['Collaboration.messages', 'Collaboration.conversation'].map((name) => [
      name,
      {
        make: collaboration,
        fill: (collaborationId: number) =>
          db.collaborationMessage.createMany({ data: ten.map((n) => ({ collaborationId, text: `Message ${n}` })) }),
        remove: (ids: number[]) => db.collaborationMessage.deleteMany({ where: { id: { in: ids } } }),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['Team.posts', 'Team.conversation'].map((name) => [
      name,
      {
        make: kilns,
        fill: (teamId: number) => db.teamPost.createMany({ data: ten.map((n) => ({ teamId, text: `Post ${n}` })) }),
        remove: (ids: number[]) => db.teamPost.deleteMany({ where: { id: { in: ids } } }),
      },
    ]),
  ),
  'Idea.conversation': {
    make: idea,
    fill: (ideaId) => db.ideaMessage.createMany({ data: ten.map((n) => ({ ideaId, text: `Message ${n}` })) }),
    remove: (ids) => db.ideaMessage.deleteMany({ where: { id: { in: ids } } }),
  },
  'Proposal.conversation': {
    make: proposal,
    fill: (proposalId) =>
      db.proposalMessage.createMany({ data: ten.map((n) => ({ proposalId, text: `Message ${n}` })) }),
    remove: (ids) => db.proposalMessage.deleteMany({ where: { id: { in: ids } } }),
  },
}

interface Listed {
  number?: number
  id?: string
}
interface Page {
  totalCount: number
  edges: { node: Listed }[]
  nodes: Listed[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
}

const numberOf = ({ node: { number, id } }: Page['edges'][number]) =>
  number ?? Number(/\d+$/.exec(Buffer.from(id!, 'base64').toString())![0])

/** A holding is its investor's alone; how an announcement or a case of moderation changed is read by administrators. */
const readerOf = (name: string): Viewer =>
  ({ Holding: investor, Announcement: admin, ModerationCase: admin })[name.split('.')[0] as string] ?? team

async function ask(name: string, id: number, paging: string, as: Viewer = readerOf(name)) {
  const [type, field] = name.split('.') as [string, string]
  const node = /notes|messages|conversation/.test(field) ? 'id' : 'number'
  const page = `totalCount edges { node { ${node} } } nodes { ${node} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`
  // Of a company only the university's own notes are kept.
  const kind = ['Company.conversation', 'Investor.conversation'].includes(name) ? 'kind: INTERNAL, ' : ''
  const source = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${field}(${kind}${paging}) { ${page} } } } }`
  const { data, errors } = await run(db, source, { as, variables: { id: idOf(type, id) } })
  return { page: (data?.['node'] as unknown as Record<string, Page> | undefined)?.[field], errors }
}

test('every connection below a record is named here', () => {
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && type !== schema.getQueryType()
      ? Object.values(type.getFields())
          .filter(({ args }) => args.some(({ name }) => name === 'after'))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  )
  expect(found.sort()).toEqual(Object.keys(below).sort())
})

describe.each(Object.entries(below))('%s', (name, { make, fill, remove }) => {
  test('goes on behind a record that was deleted, in both directions', async () => {
    const parent = await make()
    await fill(parent)
    const { page: all } = await ask(name, parent, 'first: 20')
    const numbers = all!.edges.map(numberOf)
    expect(numbers).toHaveLength(10)
    expect(all!.nodes).toEqual(all!.edges.map(({ node }) => node))
    const { page: first } = await ask(name, parent, 'first: 3')
    await remove([numbers[2]!, numbers[4]!])
    const { page: second } = await ask(name, parent, `first: 3, after: "${first!.pageInfo.endCursor}"`)
    expect(second).toMatchObject({ totalCount: 8, pageInfo: { hasNextPage: true, hasPreviousPage: true } })
    expect(second!.edges.map(numberOf)).toEqual([numbers[3], numbers[5], numbers[6]])
    const { page: back } = await ask(name, parent, `last: 3, before: "${second!.pageInfo.startCursor}"`)
    expect(back).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } })
    expect(back!.edges.map(numberOf)).toEqual([numbers[0], numbers[1]])
  })

  test('refuses the cursor of another record', async () => {
    const [one, other] = [await make(), await make()]
    await fill(one)
    const { page } = await ask(name, one, 'first: 3')
    const { errors } = await ask(name, other, `after: "${page!.pageInfo.endCursor}"`)
    expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID', fieldErrors: { after: refused } })
  })
})

test.each([
  ['first: 2, last: 2', { last: 'Use first or last, not both' }],
  ['after: "a", before: "b"', { before: 'Use after or before, not both' }],
  ['last: 2, after: "a"', { last: 'Use last with before' }],
  ['first: 2, before: "a"', { before: 'Use before with last' }],
  ['first: 2, page: 2, after: "a"', { page: 'Use page or after, not both' }],
  ['page: 2, before: "a"', { page: 'Use page or before, not both' }],
  ['last: 2, page: 2', { page: 'Use page with first' }],
  ['first: -1', { first: 'At least 0' }],
  ['last: -1', { last: 'At least 0' }],
  ['first: 101', { first: 'At most 100 at a time' }],
  ['page: 0', { page: 'Pages are counted from 1' }],
  ['after: ""', { after: refused }],
  ['after: "nonsense"', { after: refused }],
  ['before: "é\\u0000"', { before: expect.any(String) }],
  // A cursor as it was made before cursors were sealed.
  [`after: "${Buffer.from('GPC:N:1').toString('base64')}"`, { after: refused }],
])('users(%s) is refused by the name of the argument', async (paging, fieldErrors) => {
  for (const asked of ['totalCount edges { cursor }', 'totalCount']) {
    // Only a page reads its cursor.
    if (asked === 'totalCount' && !Object.keys(fieldErrors).some((name) => /first|last|page/.test(name))) continue
    const { errors } = await run(db, `{ users(${paging}) { ${asked} } }`, { as: team })
    expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID', fieldErrors })
  }
})

test('no rows are an empty page with its total', async () => {
  const source = '{ users(first: 0) { totalCount edges { cursor } pageInfo { hasNextPage startCursor endCursor } } }'
  const { data } = await run(db, source, { as: badr })
  expect(data!['users']).toEqual({
    totalCount: expect.any(Number),
    edges: [],
    pageInfo: { hasNextPage: true, startCursor: null, endCursor: null },
  })
})

test('a total is counted so far, and all of it when it is asked for', async () => {
  const there = mostCounted + 50
  const reader = await person(db, 'EXPERT')
  const total = async () => {
    const source = `{ notifications(first: 1, page: ${there}) { totalCount all: totalCount(exact: true) nodes { number } } }`
    return (await run(db, source, { as: reader })).data!['notifications']
  }
  const before = await db.notification.count({ where: { userId: reader.id } })
  await db.notification.createMany({
    data: Array.from({ length: there }, () => ({ userId: reader.id, kind: 'ACCOUNT_VERIFIED' as const })),
  })
  expect(await total()).toEqual({ totalCount: mostCounted + 1, all: there + before, nodes: [expect.anything()] })
  const rest = await db.notification.findMany({ where: { userId: reader.id }, take: there + before - mostCounted })
  await db.notification.deleteMany({ where: { id: { in: rest.map(({ id }) => id) } } })
  expect(await total()).toEqual({ totalCount: mostCounted, all: mostCounted, nodes: [] })
})

describe('the key of cursors', () => {
  const [first, second] = ['first key '.repeat(4), 'second key '.repeat(4)]
  const place = { value: 'Solar still', id: 7 }
  const sealedBy = async (...keys: string[]) => {
    config.secretKeys = keys
    return cursorsOf(db, 'list')
  }

  test('is SECRET_KEY, also an older one of the list', async () => {
    const cursor = (await sealedBy(first)).seal(place)
    expect((await sealedBy(first)).seal(place), 'the same for every process').toBe(cursor)
    expect((await sealedBy(second, first)).open(cursor)).toEqual(place)
    expect((await sealedBy(second)).open(cursor)).toBeNull()
  })

  test('is one of the database without SECRET_KEY', async () => {
    const cursor = (await sealedBy()).seal(place)
    expect((await sealedBy()).open(cursor)).toEqual(place)
    const { key } = await db.serverKey.findUniqueOrThrow({ where: { id: 1 } })
    expect((await sealedBy(key)).open(cursor)).toEqual(place)
  })
})
