/** Collaborations from an accepted proposal to their end: who may do what, in which order, and what the others are told. */
import { expect, test } from 'vitest'
import { collaborations, dayIn, inDays } from '../../testing/collaborations.ts'
import { idOf } from '../../testing/ids.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const {
  db,
  ada,
  badr,
  stranger,
  owner,
  colleague,
  rival,
  team,
  collaboration,
  act,
  codes,
  wrong,
  now,
  told,
  lastTold,
} = await collaborations()

test('every change is for its partners and the university, and for nobody else', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  const milestone = (await db.milestone.create({ data: { collaborationId: number, title: 'A', dueDate: inDays(3) } }))
    .id
  const risk = (await db.collaborationRisk.create({ data: { collaborationId: number, text: 'R' } })).id
  const message = await db.collaborationMessage.create({
    data: { collaborationId: number, authorId: ada.id, text: 'T' },
  })
  const of = idOf('CollaborationMessage', message.id)
  const changes: Record<string, object> = {
    renameCollaboration: { id, title: 'Other' },
    moveCollaboration: { id, status: 'AGREEMENT' },
    closeCollaboration: { id, status: 'STOPPED', outcome: 'x' },
    setAgreement: { id, kind: 'NDA', agreedOn: dayIn(0) },
    removeAgreement: { id, kind: 'NDA' },
    setMilestone: { id, title: 'B', dueDate: dayIn(9) },
    completeMilestone: { id, milestone, done: true },
    removeMilestone: { id, milestone },
    setRisk: { id, text: 'x', level: 'LOW' },
    closeRisk: { id, risk, closed: true },
    addPartners: { id, userIds: [idOf('User', badr.id)] },
    removePartner: { id, userId: idOf('User', ada.id) },
    createCollaborationMessage: { id, text: 'x' },
    updateCollaborationMessage: { id: of, text: 'x' },
    deleteCollaborationMessage: { id: of },
  }
  for (const [name, input] of Object.entries(changes)) {
    expect(await codes(null, name, input), name).toEqual(['UNAUTHENTICATED'])
    for (const other of [rival, stranger]) expect(await codes(other, name, input), name).toEqual(['NOT_FOUND'])
  }
  const investor = await person(db, 'INVESTOR')
  expect(await codes(investor, 'renameCollaboration', { id, title: 'x' })).toEqual(['FORBIDDEN'])
  for (const other of [owner, team])
    expect(await codes(other, 'updateCollaborationMessage', { id: of, text: 'x' })).toEqual(['NOT_FOUND'])
  expect(await now(number)).toMatchObject({ title: 'Still', status: 'PROPOSED' })
  const asked = `{ collaboration(number: ${number}) { title messages { totalCount } } collaborations { totalCount } }`
  for (const [as, count] of [
    [owner, 1],
    [ada, 1],
    [team, 1],
    [rival, 0],
    [stranger, 0],
  ] as const) {
    const { data } = await run(db, asked, { as })
    expect(data!['collaborations']).toEqual({ totalCount: count })
    expect(data!['collaboration']).toEqual(count ? { title: 'Still', messages: { totalCount: 1 } } : null)
  }
  expect((await run(db, asked, { as: investor })).codes).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect((await run(db, asked, { as: null })).codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
})

test('goes its way: terms, work, an end that stays', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  expect(await codes(ada, 'moveCollaboration', { id, status: 'RUNNING' })).toEqual(['CONFLICT'])
  expect(await wrong(owner, 'setAgreement', { id, kind: 'NDA', agreedOn: dayIn(2) })).toEqual({
    agreedOn: 'The day is in the future. Add the agreement once it is signed.',
  })
  expect(await wrong(owner, 'setAgreement', { id, kind: 'NDA', agreedOn: dayIn(0), endsOn: dayIn(-1) })).toEqual({
    endsOn: 'It cannot end before it was agreed',
  })
  // The first agreement begins the talks.
  await act(owner, 'setAgreement', { id, kind: 'NDA', agreedOn: dayIn(-3), endsOn: dayIn(300) })
  expect(await now(number)).toMatchObject({ status: 'AGREEMENT' })
  expect(await told(ada)).toEqual(['COLLABORATION_CHANGED'])
  expect(await lastTold(ada)).toMatch(/^Owner changed “Still”: the NDA was agreed on /)
  expect(await told(owner)).toEqual([])
  await act(ada, 'setAgreement', { id, kind: 'CONTRACT', agreedOn: dayIn(-1) })
  const byAgreement = (agreement: string) =>
    run(db, `{ collaborations(filter: {agreement: [${agreement}]}) { edges { node { number agreement } } } }`, {
      as: owner,
    })
  expect(JSON.stringify((await byAgreement('NDA')).data)).not.toContain(`"number":${number},`)
  expect(JSON.stringify((await byAgreement('CONTRACT')).data)).toContain(`"number":${number},"agreement":"CONTRACT"`)
  await act(ada, 'removeAgreement', { id, kind: 'CONTRACT' })
  expect(JSON.stringify((await byAgreement('NDA')).data)).toContain(`"number":${number},"agreement":"NDA"`)
  expect(await codes(ada, 'removeAgreement', { id, kind: 'CONTRACT' })).toEqual(['NOT_FOUND'])

  await act(team, 'moveCollaboration', { id, status: 'RUNNING' })
  expect((await now(number)).startedAt).not.toBeNull()
  await act(ada, 'setMilestone', { id, title: 'First report', dueDate: dayIn(5), payment: 1000 })
  const [milestone] = await db.milestone.findMany({ where: { collaborationId: number } })
  expect(await wrong(owner, 'closeCollaboration', { id, status: 'COMPLETED', outcome: ' ' })).toEqual({
    outcome: 'Describe the outcome',
  })
  expect(await codes(owner, 'closeCollaboration', { id, status: 'COMPLETED', outcome: 'Fine' })).toEqual(['CONFLICT'])
  await act(ada, 'completeMilestone', { id, milestone: milestone!.id, done: true })
  expect(await codes(ada, 'removeMilestone', { id, milestone: milestone!.id })).toEqual(['CONFLICT'])
  await db.notification.deleteMany({})
  const both = await Promise.all(
    [owner, ada].map((as) => act(as, 'closeCollaboration', { id, status: 'COMPLETED', outcome: 'It sells.' })),
  )
  expect(both.flatMap((answer) => answer.codes)).toEqual(['CONFLICT'])
  expect([...(await told(ada)), ...(await told(owner))]).toEqual(['COLLABORATION_CLOSED'])
  expect(await now(number)).toMatchObject({ status: 'COMPLETED', outcome: 'It sells.', closedAt: expect.any(Date) })
  for (const [name, input] of [
    ['renameCollaboration', { title: 'x' }],
    ['setMilestone', { title: 'x', dueDate: dayIn(1) }],
    ['setRisk', { text: 'x', level: 'LOW' }],
    ['setAgreement', { kind: 'NDA', agreedOn: dayIn(0) }],
    ['addPartners', { userIds: [idOf('User', badr.id)] }],
    ['createCollaborationMessage', { text: 'x' }],
  ] as const)
    expect(await codes(ada, name, { id, ...input }), name).toEqual(['CONFLICT'])
  const { data } = await run(
    db,
    `{ collaboration(number: ${number}) { health canUpdate moves paymentPlanned paymentEarned
      history { edges { node { action } } } } }`,
    { as: ada },
  )
  expect(data!['collaboration']).toMatchObject({
    health: null,
    canUpdate: false,
    moves: [],
    paymentPlanned: 1000,
    paymentEarned: 1000,
  })
  expect(JSON.stringify(data)).toContain('{"node":{"action":"closeCollaboration"}}')
})

test('the plan tells of several changes once, and what is done at once', async () => {
  const number = await collaboration({ status: 'RUNNING' })
  const id = idOf('Collaboration', number)
  expect(await wrong(ada, 'setMilestone', { id, title: '', dueDate: dayIn(1), payment: -1 })).toEqual({
    title: 'Enter the milestone',
    payment: 'Must not be negative',
  })
  for (const title of ['A', 'B']) await act(ada, 'setMilestone', { id, title, dueDate: dayIn(9) })
  await act(ada, 'setRisk', { id, text: 'Sand', level: 'HIGH' })
  expect(await told(owner)).toEqual(['COLLABORATION_CHANGED'])
  const [a, b] = await db.milestone.findMany({ where: { collaborationId: number }, orderBy: { id: 'asc' } })
  await act(owner, 'completeMilestone', { id, milestone: a!.id, done: true })
  expect(await lastTold(ada)).toBe('Owner changed “Still”: “A” is done')
  expect(await codes(ada, 'setMilestone', { id, milestone: a!.id, title: 'A2', dueDate: dayIn(9) })).toEqual([
    'CONFLICT',
  ])
  await act(ada, 'setMilestone', { id, milestone: b!.id, title: 'B', dueDate: dayIn(12) })
  expect(await db.milestone.findUnique({ where: { id: b!.id } })).toMatchObject({ dueDate: inDays(12) })
  const other = await collaboration()
  expect(
    await codes(ada, 'completeMilestone', { id: idOf('Collaboration', other), milestone: b!.id, done: true }),
  ).toEqual(['NOT_FOUND'])
  const seen = await run(
    db,
    `{ collaboration(number: ${number}) { health healthReasons milestonesDone nextMilestone { title state }
      risks { text level } } }`,
    { as: owner },
  )
  expect(seen.data!['collaboration']).toMatchObject({
    health: 'AT_RISK',
    healthReasons: ['1 high risk open', 'Runs without a contract'],
    milestonesDone: 1,
    nextMilestone: { title: 'B', state: 'AHEAD' },
  })
})

test('each side brings its own people, and the last of a side stays', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  const add = (as: Viewer, ...people: Viewer[]) =>
    wrong(as, 'addPartners', { id, userIds: people.map((one) => idOf('User', one.id)) })
  const researchers = { userIds: 'Choose researchers' }
  const ofCompany = { userIds: 'Choose people from the company in this collaboration' }
  expect(await add(ada, colleague)).toEqual(researchers)
  expect(await add(owner, badr)).toEqual(ofCompany)
  expect(await add(owner, rival)).toEqual(ofCompany)
  expect(await add(team, rival)).toEqual(ofCompany)
  expect(await add(ada, badr)).toBeUndefined()
  expect(await told(badr)).toEqual(['COLLABORATION_JOINED'])
  expect(await add(team, colleague)).toBeUndefined()
  const remove = (as: Viewer, one: Viewer) => codes(as, 'removePartner', { id, userId: idOf('User', one.id) })
  expect(await remove(badr, colleague)).toEqual(['CONFLICT'])
  expect(await remove(colleague, owner)).toEqual([])
  expect(await remove(team, colleague)).toEqual(['CONFLICT'])
  expect(await remove(badr, badr)).toEqual([])
  expect(
    (await run(db, `{ collaboration(number: ${number}) { title } }`, { as: badr })).data!['collaboration'],
  ).toBeNull()
})

test('the search and the filters find what one is in, by title, partner and challenge', async () => {
  await db.collaboration.deleteMany({})
  const number = await collaboration({ title: 'Café of salt' })
  const found = async (as: Viewer, text: string) => {
    const { data } = await run(
      db,
      `query ($text: String!) { search(text: $text) { collaborations { number challengeTitle } }
        collaborations(filter: {search: $text}) { totalCount } }`,
      { as, variables: { text } },
    )
    const { search, collaborations } = data as unknown as {
      search: { collaborations: { number: number }[] }
      collaborations: { totalCount: number }
    }
    return [search.collaborations.map((one) => one.number), collaborations.totalCount]
  }
  for (const as of [ada, owner, team]) expect(await found(as, 'cafe')).toEqual([[number], 1])
  expect(await found(ada, 'owner')).toEqual([[], 1])
  expect(await found(ada, 'water')).toEqual([[], 1])
  for (const as of [rival, stranger]) expect(await found(as, 'cafe')).toEqual([[], 0])
})
