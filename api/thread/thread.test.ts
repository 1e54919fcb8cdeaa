/** The thread of a record: step by step in both directions, and for each viewer only what that viewer may see. */
import { expect, test } from 'vitest'
import { makeDataRoom } from '../../prisma/seed/factories/dataRooms.ts'
import { makeHolding } from '../../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { makeEnquiry, makeSummary } from '../../prisma/seed/factories/technologies.ts'
import { seedDemo } from '../../prisma/seed/seed.ts'
import { threads } from '../__generated__/features/threads.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { idOf } from '../testing/ids.ts'
import { contextOf, person, run } from '../testing/run.ts'
import { viewerColumns, type Viewer } from '../viewer.ts'
import { threadKinds } from './kinds.ts'
import { threadsOf } from './threadsOf.ts'

const statements: string[] = []
const { db } = await fileDatabase((sql) => void statements.push(sql))
const owner = await person(db, 'RESEARCHER')
const stranger = await person(db, 'RESEARCHER')
const expert = await person(db, 'EXPERT')
const team = await person(db, 'KU_TEAM')
const company = await person(db, 'INDUSTRY')

const days = (count: number) => new Date(Date.UTC(2026, 0, 1 + count))

/** An idea that was validated, became a project, was claimed and assessed, and led to a collaboration. */
async function wholeThread() {
  const project = await makeProject(db, {
    ownerId: owner.id,
    title: 'Kiln',
    status: 'ACTIVE',
    approvedForIndustry: true,
    createdAt: days(10),
  })
  const projectId = project.id
  const idea = await db.idea.create({
    data: {
      title: 'Sun kiln',
      description: '',
      category: 'Other',
      status: 'CONVERTED',
      submitterId: owner.id,
      visibleToResearchers: true,
      projectId,
      createdAt: days(0),
    },
  })
  const request = await db.validationRequest.create({
    data: {
      ideaId: idea.id,
      title: 'Is it new?',
      status: 'CLOSED',
      assigneeId: expert.id,
      closedAt: days(7),
      createdAt: days(1),
    },
  })
  await db.meeting.create({
    data: {
      kind: 'SESSION',
      state: 'COMPLETED',
      title: 'About kilns',
      startsAt: days(2),
      endsAt: new Date(days(2).getTime() + 1_800_000),
      organizerId: owner.id,
      validationRequestId: request.id,
      participants: { create: [{ userId: owner.id, role: 'ORGANIZER' }] },
    },
  })
  const claim = await db.trlClaim.create({
    data: { projectId, title: 'Kiln', level: 5, status: 'REQUESTED', requestedAt: days(12), createdAt: days(11) },
  })
  const assessment = await db.arlAssessment.create({
    data: {
      projectId,
      title: 'Kiln',
      ownerId: owner.id,
      status: 'DRAFT',
      inputs: {},
      completeness: 0,
      engineVersion: '1',
      rubricVersion: '1',
      createdAt: days(13),
    },
  })
  const publication = await db.publication.create({
    data: { title: 'Kilns', year: 2026, createdAt: days(14), projects: { create: { projectId } } },
  })
  const challenge = await db.challenge.create({
    data: { title: 'Heat', companyName: 'Dunes', status: 'OPEN', ownerId: company.id, createdAt: days(5) },
  })
  const proposal = await db.proposal.create({
    data: {
      challengeId: challenge.id,
      projectId,
      authorId: owner.id,
      title: 'Our kiln',
      status: 'FINALIST',
      submittedAt: days(15),
    },
  })
  const collaboration = await db.collaboration.create({
    data: {
      proposalId: proposal.id,
      title: 'Kiln pilot',
      createdAt: days(16),
      partners: { create: [{ userId: owner.id }] },
    },
  })
  return { idea, project, request, claim, assessment, publication, challenge, proposal, collaboration }
}

const source = `query ($id: ID!) { node(id: $id) { ... on HasThread {
  thread { key kind title state path isCurrent }
} } }`
/** The global id of a step’s record. */
const nodeOf = (key: string) => idOf(key.split('-')[0]!, Number(key.split('-')[1]))
interface Step {
  key: string
  kind: string
  title: string
  state: string | null
  path: string | null
  isCurrent: boolean
}
const threadOf = async (as: Viewer | null, type: string, { id }: { id: number }) =>
  (
    (await run(db, source, { as, variables: { id: idOf(type, id) } })).data?.['node'] as unknown as {
      thread: Step[]
    } | null
  )?.thread.map((step) => ({ ...step, name: `${step.kind} ${step.title}` }))
const names = async (...asked: Parameters<typeof threadOf>) => (await threadOf(...asked))?.map(({ name }) => name)

const before = ['IDEA Sun kiln', 'VALIDATION_REQUEST Is it new?', 'SESSION About kilns']

test('follows what came before and after over several steps', async () => {
  const { idea, project, assessment, challenge, collaboration, publication, claim } = await wholeThread()
  const after = [
    'PROJECT Kiln',
    'TRL_CLAIM TRL 5',
    'ASSESSMENT Adoption readiness',
    'PUBLICATION Kilns',
    'PROPOSAL Our kiln',
    'COLLABORATION Kiln pilot',
  ]
  expect(await names(owner, 'Idea', idea)).toEqual([...before, ...after])
  expect(await names(owner, 'Project', project)).toEqual([...before, ...after])
  expect(await names(owner, 'ArlAssessment', assessment)).toEqual([...before, after[0], after[2]])
  expect(await names(owner, 'TrlClaim', claim)).toEqual([...before, after[0], after[1]])
  expect(await names(owner, 'Publication', publication)).toEqual([...before, after[0], after[3]])
  // A challenge leads to proposals; the projects behind them have a thread of their own.
  expect(await names(owner, 'Challenge', challenge)).toEqual(['CHALLENGE Heat', after[4], after[5]])
  expect(await names(owner, 'Collaboration', collaboration)).toEqual([
    ...before,
    'CHALLENGE Heat',
    after[0],
    after[4],
    after[5],
  ])
})

test('says where each step stands and where it is shown, and which is the record', async () => {
  const { project, claim, idea } = await wholeThread()
  const steps = (await threadOf(owner, 'Project', project))!
  expect(steps.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(['PROJECT Kiln'])
  expect(steps.map(({ kind, state, path }) => [kind, state, path])).toEqual(
    expect.arrayContaining([
      ['IDEA', 'converted', `/ideas-sandbox?idea=${idea.id}`],
      ['TRL_CLAIM', 'waiting for a validator', `/projects/${project.id}`],
      ['PUBLICATION', null, expect.stringContaining('publication=')],
    ]),
  )
  const ofTeam = (await threadOf(team, 'Project', project))!
  expect(ofTeam.find(({ kind }) => kind === 'TRL_CLAIM')!.path).toBe(`/trl-validation?claim=${claim.id}`)
})

test('leaves out what the viewer may not see, and what only that leads to', async () => {
  const { idea, project, publication, proposal } = await wholeThread()
  // The stranger sees the idea and the publication, and not the project between them.
  expect(await names(stranger, 'Idea', idea)).toEqual(['IDEA Sun kiln'])
  expect(await names(stranger, 'Publication', publication)).toEqual(['PUBLICATION Kilns'])
  expect(await names(stranger, 'Project', project)).toBeUndefined()
  await db.project.update({ where: { id: project.id }, data: { visibleToResearchers: true } })
  expect(await names(stranger, 'Idea', idea)).toEqual(['IDEA Sun kiln', 'PROJECT Kiln', 'PUBLICATION Kilns'])
  expect(await names(null, 'Idea', idea)).toBeUndefined()
  // A draft of an assessment is its owner's.
  expect(await names(team, 'Project', project)).not.toContain('ASSESSMENT Adoption readiness')
  // The company received the proposal and has not opened it: the project must not say who proposed it.
  expect(await names(company, 'Project', project)).toEqual(['PROJECT Kiln'])
  await db.conflictStatement.create({ data: { proposalId: proposal.id, reviewerId: company.id, conflict: false } })
  expect(await names(company, 'Project', project)).toEqual(['PROJECT Kiln', 'PROPOSAL Our kiln'])
})

test('shows applicants the stage of a proposal and reviewers where it stands', async () => {
  const { proposal } = await wholeThread()
  const state = async (as: Viewer) =>
    (await threadOf(as, 'Proposal', proposal))!.find(({ isCurrent }) => isCurrent)!.state
  expect(await state(owner)).toBe('shortlisted')
  expect(await state(team)).toBe('a finalist')
  await db.proposal.update({ where: { id: proposal.id }, data: { status: 'SCREENING' } })
  expect(await state(owner)).toBe('in review')
  expect(await state(team)).toBe('in screening')
})

test('an interest is told to those whom it was told to', async () => {
  const { project, challenge } = await wholeThread()
  await db.mutualMatch.create({ data: { projectId: project.id, challengeId: challenge.id } })
  await db.project.update({ where: { id: project.id }, data: { visibleToResearchers: true } })
  expect(await names(owner, 'Project', project)).toContain('INTEREST Kiln and Heat')
  expect(await names(company, 'Challenge', challenge)).toContain('INTEREST Kiln and Heat')
  expect(await names(stranger, 'Project', project)).not.toContain('INTEREST Kiln and Heat')
})

test('goes on to enquiries, the data room and holdings, for those whose they are', async () => {
  const { project } = await wholeThread()
  await db.project.update({
    where: { id: project.id },
    data: { approvedForInvestors: true, visibleToResearchers: true },
  })
  const investor = await person(db, 'INVESTOR')
  const summary = await makeSummary(db, { projectId: project.id })
  await makeEnquiry(db, { summaryId: summary.id, organization: 'Bricks Ltd' })
  await makeDataRoom(db, project)
  const interest = await makeInterest(db, { projectId: project.id, investorId: investor.id })
  await makeHolding(db, {
    investorId: investor.id,
    investmentInterestId: interest.id,
    projectId: project.id,
    external: false,
    name: 'Kiln works',
  })
  const [room, enquiry, holding] = ['DATA_ROOM Kiln', 'ENQUIRY Bricks Ltd', 'HOLDING Kiln works']
  const shown = async (as: Viewer) =>
    (await names(as, 'Project', project))?.filter((one) => [room, enquiry, holding].includes(one))
  expect(await shown(owner)).toEqual([room])
  expect((await shown(team))?.toSorted()).toEqual([room, enquiry])
  expect(await names(investor, 'InvestmentInterest', interest)).toContain(holding)
  expect(await names(stranger, 'Project', project)).not.toContain(room)
})

test('a new version of an idea stands behind the one before it', async () => {
  const first = await db.idea.create({
    data: { title: 'One', description: '', category: 'Other', submitterId: owner.id, createdAt: days(0) },
  })
  const second = await db.idea.create({
    data: { title: 'Two', description: '', category: 'Other', submitterId: owner.id, previousId: first.id },
  })
  for (const idea of [first, second]) expect(await names(owner, 'Idea', idea)).toEqual(['IDEA One', 'IDEA Two'])
})

test('is empty for a meeting that is not about an idea', async () => {
  const meeting = await db.meeting.create({
    data: {
      kind: 'MEETING',
      state: 'CONFIRMED',
      title: 'Lunch',
      startsAt: days(1),
      endsAt: days(2),
      organizerId: owner.id,
      participants: { create: [{ userId: owner.id, role: 'ORGANIZER' }] },
    },
  })
  expect(await names(owner, 'Meeting', meeting)).toEqual([])
})

test('asks as many statements for many records as for one', async () => {
  const counted = async (ids: number[]) => {
    statements.length = 0
    const found = await threadsOf(contextOf(db, owner), 'Project', ids)
    expect(found.map((entries) => entries.length)).toEqual(ids.map(() => 9))
    return statements.length
  }
  const ids: number[] = []
  for (let nth = 0; nth < 4; nth++) ids.push((await wholeThread()).project.id)
  expect(await counted(ids)).toBe(await counted(ids.slice(0, 1)))
})

test('records that stand in each other’s threads have the same threads as alone', async () => {
  const { idea, proposal, project } = await wholeThread()
  const next = await db.idea.create({
    data: { title: 'Next', description: '', category: 'Other', submitterId: owner.id, previousId: idea.id },
  })
  const keys = async (ids: number[]) =>
    (await threadsOf(contextOf(db, owner), 'Idea', ids)).map((entries) => entries.map(({ key }) => key))
  const together = await keys([next.id, idea.id])
  expect(together).toEqual([...(await keys([next.id])), ...(await keys([idea.id]))])
  expect(together[1]).toEqual(expect.arrayContaining([`Proposal-${proposal.id}`, `Project-${project.id}`]))
})

test('every kind of step is defined once', () => {
  expect(threads.map(({ kind }) => kind).sort()).toEqual([...threadKinds].sort())
})

test('whoever asks in the demo can open every step', async () => {
  const demo = (await fileDatabase()).db
  await seedDemo(demo, new Date())
  const people = await demo.user.findMany({
    where: { username: { in: ['researcher', 'industry', 'expert', 'ku_team'] } },
    select: viewerColumns,
  })
  const lists = ['projects', 'ideas', 'challenges', 'proposals', 'collaborations', 'publications', 'arlAssessments']
  let several = 0
  for (const as of people)
    for (const list of lists) {
      const { data } = await run(demo, `{ ${list}(first: 50) { edges { node { thread { key kind } } } } }`, { as })
      const edges = (data?.[list] as { edges: { node: { thread: Step[] } }[] } | null | undefined)?.edges ?? []
      const steps = edges.flatMap(({ node }) => node.thread).filter(({ kind }) => kind !== 'INTEREST')
      several += edges.filter(({ node }) => node.thread.length > 3).length
      const ids = [...new Set(steps.map(({ key }) => nodeOf(key)))]
      for (let at = 0; at < ids.length; at += 100) {
        const { data: found } = await run(demo, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
          as,
          variables: { ids: ids.slice(at, at + 100) },
        })
        expect(found!['nodes'], `${list} of ${as.role}`).not.toContain(null)
      }
    }
  expect(several).toBeGreaterThan(10)
})
