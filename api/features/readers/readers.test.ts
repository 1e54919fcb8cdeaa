/** Who can see a record: the answers agree with what each person of the demo really reads. */
import { expect, test } from 'vitest'
import { seedDemo } from '../../../prisma/seed/seed.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { Access } from '../../access.ts'
import { universityDay } from '../../days.ts'
import { tableOf } from '../../db.ts'
import { kinds, type Kind } from '../../records/readers.ts'
import { ROLES } from '../../policy.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, person, run } from '../../testing/run.ts'
import { sightOf } from './canSee.ts'
import { reasonInWords, ruleOf } from './readerWords.ts'
import { permissionsOf, readersOf } from './readers.ts'

const statements: string[] = []
const { db } = await fileDatabase((sql) => void statements.push(sql))
await seedDemo(db, new Date())
const everybody = await db.user.findMany({ select: viewerColumns })
const idsOf = async (kind: Kind): Promise<number[]> =>
  (await db[tableOf(kind)].findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)
/** What a person really reads of a kind, by the access of that person. */
const readBy = async (viewer: Viewer, kind: Kind): Promise<Set<number>> => {
  const access = new Access(viewer, db)
  const where = access.within(permissionsOf[kind].read as 'PROJECT_READ')
  return new Set((await db[tableOf(kind)].findMany({ where, select: { id: true } })).map(({ id }) => id))
}

const [owner, editor, viewer, stranger, team, company, validator] = await Promise.all([
  person(db, 'RESEARCHER', { name: 'Ann Lee' }),
  person(db, 'RESEARCHER', { name: 'Ben Kay' }),
  person(db, 'RESEARCHER', { name: 'Cem Aydin' }),
  person(db, 'RESEARCHER'),
  person(db, 'KU_TEAM'),
  person(db, 'INDUSTRY'),
  person(db, 'EXPERT', { name: 'Dua Nabil' }),
])

test.each(kinds)('agrees for every %s with what each person of the demo reads', async (kind) => {
  const ids = await idsOf(kind)
  const readers = await readersOf(db, kind, ids)
  const seen = { byRole: 0, byPerson: 0, not: 0 }
  for (const one of everybody) {
    const read = await readBy(one, kind)
    ids.forEach((id, at) => {
      const { roles, people } = readers[at]!
      const byRole = one.status === 'ACTIVE' && roles.some(({ role }) => role === one.role)
      const byPerson = people.some((reader) => reader.id === one.id)
      const can = maySignIn(one.status) && read.has(id)
      expect(byRole || byPerson, `${kind} ${id} for ${one.username}`).toBe(can)
      seen[byRole ? 'byRole' : byPerson ? 'byPerson' : 'not']++
    })
  }
  // Investors and experts aside, each kind has all three, but for those that only roles or only people see.
  const { byRole, byPerson, not } = seen
  const expected = {
    byRole: !['Holding', 'HoldingUpdate'].includes(kind),
    byPerson: !['Publication', 'Deal'].includes(kind),
    not: true,
  }
  expect({ byRole: byRole > 0, byPerson: byPerson > 0, not: not > 0 }).toEqual(expected)
})

test.each(kinds)('every cell of the permission to see a %s has words', (kind) => {
  for (const role of ROLES) {
    const one = everybody.find((some) => some.role === role && some.status === 'ACTIVE')!
    const access = new Access(one, db)
    const relation = access.relationOf(permissionsOf[kind].read)
    if (relation) expect(ruleOf(kind, relation), `${kind} ${relation}`).toMatch(/\.$/)
    for (const { name } of access.parts(permissionsOf[kind].read as 'PROJECT_READ'))
      expect(reasonInWords(kind, name, null), `${kind} ${name}`).toMatch(/\.$/)
  }
})

test('asks as many statements for many records as for one', async () => {
  const ids = await idsOf('Project')
  const counted = async (some: number[]) => {
    statements.length = 0
    await readersOf(db, 'Project', some)
    return statements.length
  }
  expect(await counted(ids)).toBe(await counted(ids.slice(0, 1)))
})

const source = `query ($id: ID!) { node(id: $id) { ... on HasReaders { canSeeReaders readers {
  permission meaning peopleCount unnamed { count who why }
  roles { roles relation why }
  people { person { name } relation why }
} } } }`
interface Answer {
  canSeeReaders: boolean
  readers: {
    permission: string
    meaning: string
    peopleCount: number
    unnamed: { count: number; who: string; why: string } | null
    roles: { roles: string[]; relation: string; why: string }[]
    people: { person: { name: string } | null; relation: string; why: string }[]
  } | null
}
const ask = async (as: Viewer | null, kind: Kind, id: number) =>
  (await run(db, source, { as, variables: { id: idOf(kind, id) } })).data?.['node'] as unknown as Answer | null

async function sharedProject() {
  const { id } = await makeProject(db, {
    ownerId: owner.id,
    status: 'ACTIVE',
    visibleToResearchers: true,
    approvedForIndustry: true,
  })
  for (const [userId, role] of [
    [editor.id, 'EDITOR'],
    [viewer.id, 'VIEWER'],
  ] as const)
    await db.projectMember.create({ data: { projectId: id, userId, role } })
  await db.trlClaim.create({
    data: {
      projectId: id,
      title: 'Kiln',
      level: 5,
      status: 'IN_REVIEW',
      requestedAt: new Date(),
      reviewedFrom: new Date(),
      validators: { create: { userId: validator.id, acceptedAt: new Date() } },
    },
  })
  return id
}

test('names the team, the validator and the roles of a project with the row of the policy and why', async () => {
  const id = await sharedProject()
  for (const as of [owner, editor, team]) {
    const { canSeeReaders, readers } = (await ask(as, 'Project', id))!
    expect(canSeeReaders).toBe(true)
    expect(readers).toMatchObject({ permission: 'PROJECT_READ', meaning: 'See a project’s summary', peopleCount: 4 })
    expect(readers!.people.map((one) => [one.person?.name, one.relation, one.why])).toEqual([
      ['Ann Lee', 'involvedSharedOrGranted', 'Owns the project. Works on the project.'],
      ['Ben Kay', 'involvedSharedOrGranted', 'Works on the project.'],
      ['Cem Aydin', 'involvedSharedOrGranted', 'Works on the project.'],
      ['Dua Nabil', 'validated', 'Validates a readiness level of the project.'],
    ])
    expect(readers!.roles.map(({ roles, relation }) => [roles, relation])).toEqual([
      [['RESEARCHER'], 'involvedSharedOrGranted'],
      [['INDUSTRY', 'INDUSTRY_PARTNER'], 'approvedForIndustryOrGranted'],
      [['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'], 'any'],
    ])
  }
})

test('is null for those who may see the record and not change it, and nothing for a visitor', async () => {
  const id = await sharedProject()
  for (const as of [viewer, stranger, company])
    expect(await ask(as, 'Project', id)).toEqual({ canSeeReaders: false, readers: null })
  expect(await ask(null, 'Project', id)).toBeNull()
  await db.project.update({ where: { id }, data: { visibleToResearchers: false } })
  expect(await ask(stranger, 'Project', id)).toBeNull()
})

test.each(kinds)('tells those who may ask of a %s, and nobody else', async (kind) => {
  const ids = (await idsOf(kind)).filter((_, at) => at % 5 === 0).slice(0, 6)
  const { read, ask: asking } = permissionsOf[kind]
  let answered = 0
  for (const role of ROLES) {
    const some = everybody.filter((one) => one.role === role && one.status === 'ACTIVE').slice(0, 2)
    for (const one of some)
      for (const id of ids) {
        const access = new Access(one, db)
        const [sees, asks] = await Promise.all([access.can(read, id), access.can(asking, id)])
        const answer = await ask(one, kind, id)
        const what = `${kind} ${id} for ${one.username}`
        if (!sees && kind !== 'Proposal') expect(answer, what).toBeNull()
        else if (answer) expect([answer.canSeeReaders, answer.readers !== null], what).toEqual([asks, asks])
        if (answer?.readers) answered++
      }
  }
  for (const id of ids) expect(await ask(null, kind, id)).toBeNull()
  // Who has a holding or books is not among the two of each role.
  if (!['Holding', 'HoldingUpdate'].includes(kind)) expect(answered).toBeGreaterThan(0)
})

test('does not tell the author of a proposal who reviews its files', async () => {
  const challenge = await db.challenge.create({
    data: { title: 'Water', companyName: 'Dunes', anonymous: true, ownerId: company.id, status: 'OPEN' },
  })
  const proposal = await db.proposal.create({
    data: { challengeId: challenge.id, authorId: owner.id, status: 'SUBMITTED', submittedAt: new Date() },
  })
  const file = await db.file.create({
    data: {
      name: 'cv.pdf',
      mediaType: 'application/pdf',
      size: 1,
      sha256: '',
      key: 'cv',
      proposalId: proposal.id,
      uploaderId: owner.id,
    },
  })
  expect(await ask(owner, 'File', file.id)).toEqual({ canSeeReaders: false, readers: null })
  expect((await ask(team, 'File', file.id))!.readers).not.toBeNull()
})

test('tells those who decide about a proposal who reads it, and nobody who only reviews it', async () => {
  const [lead, reviewer, undeclared] = await Promise.all([
    person(db, 'INDUSTRY', { name: 'Lea Lead' }),
    person(db, 'INDUSTRY', { name: 'Rami Reviewer' }),
    person(db, 'INDUSTRY', { name: 'Una Undeclared' }),
  ])
  const { proposals } = await db.challenge.create({
    data: {
      title: 'Water',
      companyName: 'Dunes',
      ownerId: company.id,
      status: 'CLOSED',
      reviewers: {
        create: [
          { userId: lead.id, role: 'LEAD' },
          { userId: reviewer.id, role: 'REVIEWER' },
          { userId: undeclared.id, role: 'LEAD' },
        ],
      },
      proposals: {
        create: {
          authorId: owner.id,
          status: 'SUBMITTED',
          submittedAt: new Date(),
          coApplicants: { create: { userId: editor.id } },
          statements: {
            create: [lead, reviewer].map(({ id: reviewerId }) => ({ reviewerId, conflict: false })),
          },
        },
      },
    },
    select: { proposals: { select: { id: true } } },
  })
  const [{ id }] = proposals as [{ id: number }]
  for (const as of [lead, team])
    expect((await ask(as, 'Proposal', id))!.readers).toMatchObject({
      permission: 'PROPOSAL_READ_CONTENT',
      people: [
        { person: { name: 'Ann Lee' }, why: 'Wrote the proposal.' },
        { person: { name: 'Ben Kay' }, why: 'Is a co-applicant who has not declined.' },
        { person: { name: 'Lea Lead' }, why: expect.stringMatching(/declared no conflict/) },
        { person: { name: 'Rami Reviewer' }, why: expect.stringMatching(/declared no conflict/) },
      ],
      roles: [{ roles: ['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] }],
    })
  for (const as of [reviewer, undeclared])
    expect(await ask(as, 'Proposal', id)).toEqual({ canSeeReaders: false, readers: null })
  // Applicants learn how many review it, and of nobody who.
  for (const as of [owner, editor]) {
    const { readers } = (await ask(as, 'Proposal', id))!
    expect(readers).toMatchObject({
      people: [{ person: { name: 'Ann Lee' } }, { person: { name: 'Ben Kay' } }],
      peopleCount: 2,
      unnamed: { count: 2, who: '2 reviewers of the company', why: expect.stringMatching(/do not see their names/) },
      roles: [{ roles: ['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] }],
    })
    expect(JSON.stringify(readers)).not.toMatch(/Lea|Rami|Una/)
  }
  await db.proposal.update({ where: { id }, data: { status: 'DRAFT' } })
  expect((await ask(owner, 'Proposal', id))!.readers).toMatchObject({ unnamed: null, roles: [], peopleCount: 2 })
  expect(await ask(team, 'Proposal', id)).toBeNull()
  await db.proposal.update({ where: { id }, data: { status: 'SUBMITTED', applicantsHidden: true } })
  expect((await ask(lead, 'Proposal', id))!.readers).toMatchObject({ unnamed: null, peopleCount: 2 })
  expect(await ask(stranger, 'Proposal', id)).toBeNull()
})

test('tells inventors and investors who shares their confidence', async () => {
  const { id: disclosure } = await db.inventionDisclosure.create({
    data: {
      title: 'Pump',
      submitterId: owner.id,
      inventors: { create: { position: 1, name: 'Ben Kay', userId: editor.id, share: 10_000 } },
    },
  })
  const people = async (as: Viewer, kind: Kind, id: number) =>
    (await ask(as, kind, id))!.readers!.people.map((one) => [one.person?.name, one.why])
  expect((await ask(editor, 'InventionDisclosure', disclosure))!.readers!.roles).toEqual([])
  expect(await people(editor, 'InventionDisclosure', disclosure)).toEqual([
    ['Ann Lee', 'Wrote the disclosure.'],
    ['Ben Kay', 'Is named as an inventor.'],
  ])
  expect(await ask(stranger, 'InventionDisclosure', disclosure)).toBeNull()
  const investor = await person(db, 'INVESTOR', { name: 'Ida Noor' })
  const project = await makeProject(db, { ownerId: owner.id, status: 'ACTIVE' })
  const interest = await db.investmentInterest.create({
    data: { title: 'Kiln', projectId: project.id, investorId: investor.id, acknowledgeBy: universityDay() },
  })
  expect(await people(investor, 'InvestmentInterest', interest.id)).toEqual([['Ida Noor', 'Expressed the interest.']])
  expect(await ask(owner, 'InvestmentInterest', interest.id)).toBeNull()
  await db.investmentInterest.update({ where: { id: interest.id }, data: { leadSince: new Date() } })
  expect(await people(owner, 'InvestmentInterest', interest.id)).toEqual([
    ['Ann Lee', 'Leads the project and was brought in by the university.'],
    ['Ida Noor', 'Expressed the interest.'],
  ])
})

test('names whom a meeting, a claim, a holding and a request are open to, and leaves the university out of a holding', async () => {
  const investor = await person(db, 'INVESTOR', { name: 'Ima Vest' })
  const names = async (as: Viewer, kind: Kind, id: number) => {
    const answer = await ask(as, kind, id)
    return (
      answer?.readers && [answer.readers.people.map((one) => [one.person?.name, one.why]), answer.readers.roles.length]
    )
  }
  const times = { startsAt: new Date(), endsAt: new Date(Date.now() + 3_600_000) }
  const invited = { create: { userId: editor.id, role: 'REQUIRED' as const } }
  const { id: meeting } = await db.meeting.create({
    data: { kind: 'MEETING', state: 'PROPOSED', title: 'Kiln', organizerId: owner.id, participants: invited, ...times },
  })
  const people = [
    ['Ann Lee', 'Organizes the meeting.'],
    ['Ben Kay', 'Is invited to the meeting.'],
  ]
  for (const as of [owner, editor]) expect(await names(as, 'Meeting', meeting)).toEqual([people, 0])
  for (const as of [team, stranger, null]) expect(await ask(as, 'Meeting', meeting)).toBeNull()
  await db.meeting.update({ where: { id: meeting }, data: { kind: 'BOOKING' } })
  expect(await names(team, 'Meeting', meeting)).toEqual([people, 1])

  const claim = (await db.trlClaim.findFirstOrThrow({ where: { projectId: await sharedProject() } })).id
  const validated = [...people.map(([name]) => [name, 'Works on the project.']), ['Cem Aydin', 'Works on the project.']]
  expect(await names(viewer, 'TrlClaim', claim)).toEqual([
    [...validated, ['Dua Nabil', 'Is assigned to validate the level.']],
    1,
  ])
  expect(await ask(validator, 'TrlClaim', claim)).toEqual({ canSeeReaders: false, readers: null })
  expect(await ask(company, 'TrlClaim', claim)).toBeNull()

  const { id: holding } = await db.holding.findFirstOrThrow()
  await db.holding.update({ where: { id: holding }, data: { investorId: investor.id } })
  expect(await names(investor, 'Holding', holding)).toEqual([[['Ima Vest', 'Owns the holding.']], 0])
  for (const as of [team, owner, company]) expect(await ask(as, 'Holding', holding)).toBeNull()

  const { id: request } = await db.supportRequest.findFirstOrThrow({ where: { status: { not: 'DRAFT' } } })
  await db.supportRequest.update({ where: { id: request }, data: { requesterId: owner.id } })
  expect(await names(owner, 'SupportRequest', request)).toEqual([[['Ann Lee', 'Wrote the request.']], 1])
  expect(await names(team, 'SupportRequest', request)).toEqual([[['Ann Lee', 'Wrote the request.']], 1])
  expect(await ask(stranger, 'SupportRequest', request)).toBeNull()
  const { id: draft } = await db.supportRequest.findFirstOrThrow({ where: { status: 'DRAFT' } })
  await db.supportRequest.update({ where: { id: draft }, data: { requesterId: owner.id } })
  expect(await names(owner, 'SupportRequest', draft)).toEqual([[['Ann Lee', 'Wrote the request.']], 0])
  expect(await ask(team, 'SupportRequest', draft)).toBeNull()
})

test('lists 50 people and tells how many there are', async () => {
  const { id } = await makeProject(db, { ownerId: owner.id, status: 'ACTIVE' })
  for (let nth = 0; nth < 60; nth++) {
    const { id: userId } = await person(db, 'RESEARCHER')
    await db.projectMember.create({ data: { projectId: id, userId, role: 'VIEWER' } })
  }
  statements.length = 0
  const { readers } = (await ask(owner, 'Project', id))!
  expect(readers!.peopleCount).toBe(61)
  expect(readers!.people).toHaveLength(50)
  expect(statements.length).toBeLessThan(15)
})

const canSee = `query ($id: ID!, $userId: ID!) { canSee(id: $id, userId: $userId) {
  can relation permission why person { name } reasons { name why }
} }`
const asked = (as: Viewer | null, who: Viewer, kind: string, id: number) =>
  run(db, canSee, { as, variables: { userId: idOf('User', who.id), id: idOf(kind, id) } })

test('the university asks whether a person can see a record, and why', async () => {
  const id = await sharedProject()
  const told = async (who: Viewer) => (await asked(team, who, 'Project', id)).data!['canSee'] as unknown
  expect(await told(viewer)).toEqual({
    can: true,
    relation: 'involvedSharedOrGranted',
    permission: 'PROJECT_READ',
    why: 'Works on the project.',
    person: { name: 'Cem Aydin' },
    reasons: [
      { name: 'member', why: 'Works on the project.' },
      { name: 'shared', why: 'The project is shared with all researchers.' },
    ],
  })
  expect(await told(stranger)).toMatchObject({ can: true, why: 'The project is shared with all researchers.' })
  expect(await told(team)).toMatchObject({ can: true, relation: 'any', why: 'The university sees every project.' })
  await db.project.update({ where: { id }, data: { visibleToResearchers: false, approvedForIndustry: false } })
  expect(await told(stranger)).toMatchObject({ can: false, why: expect.stringMatching(/^Researchers see projects/) })
  expect(await told(company)).toMatchObject({ can: false, why: expect.stringMatching(/^Companies see projects/) })
  const waiting = await person(db, 'RESEARCHER', { status: 'PENDING_VERIFICATION' })
  expect(await told(waiting)).toMatchObject({ can: false, why: expect.stringMatching(/waiting for verification/) })
  // What is its own it sees, for the reasons that it will have later; all of a record's readers can still be had.
  const theirs = await makeProject(db, { ownerId: waiting.id })
  expect((await asked(team, waiting, 'Project', theirs.id)).data!['canSee']).toMatchObject({ can: true })
  const { id: teamId } = await db.team.create({
    data: { name: 'Waiting', members: { create: { userId: waiting.id, role: 'OWNER' } } },
  })
  expect((await asked(team, waiting, 'Team', teamId)).data!['canSee']).toMatchObject({ can: true })
  expect(await readersOf(db, 'Team', [teamId])).toHaveLength(1)
  const [readers] = await readersOf(db, 'Project', [theirs.id])
  expect(readers!.people.map((one) => one.id)).toEqual([waiting.id])
  const gone = await person(db, 'KU_TEAM', { status: 'SUSPENDED' })
  expect(await told(gone)).toMatchObject({ can: false, relation: null, why: expect.stringMatching(/not active/) })
  const idea = await db.idea.create({ data: { title: 'Idea', description: '', category: 'Other' } })
  expect((await asked(team, company, 'Idea', idea.id)).data!['canSee']).toMatchObject({
    can: false,
    relation: null,
    why: 'People with this role see no ideas.',
  })
})

test.each(kinds)('and is told of every %s what that person really reads', async (kind) => {
  const ids = await idsOf(kind)
  const ctx = contextOf(db, team)
  const own = await readBy(team, kind)
  const some = everybody.filter((_, at) => at % 13 === 0)
  for (const one of some) {
    const read = await readBy(one, kind)
    for (const id of ids.filter((number, at) => at % 7 === 0 && own.has(number))) {
      const { can } = await sightOf(ctx, one.id, kind, id)
      expect(can, `${kind} ${id} for ${one.username}`).toBe(maySignIn(one.status) && read.has(id))
    }
  }
})

test('nobody else may ask, and what is not there is not found', async () => {
  const id = await sharedProject()
  for (const as of [owner, company]) expect((await asked(as, viewer, 'Project', id)).codes).toEqual(['FORBIDDEN'])
  expect((await asked(null, viewer, 'Project', id)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await asked(team, viewer, 'Project', 999_999)).codes).toEqual(['NOT_FOUND'])
  expect((await asked(team, viewer, 'Facility', 1)).codes).toEqual(['INVALID'])
})
