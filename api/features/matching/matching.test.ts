/** Matches of projects and challenges: what is found, what is read, and what people say of them. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { universityDay } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

let statements = 0
const { db } = await fileDatabase(() => statements++)
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const falcon = await person(db, 'INDUSTRY', { name: 'Falcon', department: 'Falcon Steel' })
const rival = await person(db, 'INDUSTRY', { name: 'Rival', department: 'Rival Steel' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const others = [await person(db, 'INVESTOR'), await person(db, 'EXPERT'), null]

const about = 'A membrane with a black absorber distils brackish groundwater for remote farms with sunlight alone.'
const soon = new Date(universityDay().getTime() + 40 * 86_400_000)
const project = (data: object = {}) =>
  db.project.create({
    data: { title: 'Solar still', description: about, status: 'ACTIVE', ownerId: ada.id, trl: 5, approvedForIndustry: true, ...data }, // prettier-ignore
  })
const challenge = (data: object = {}) =>
  db.challenge.create({
    data: {
      title: 'Fresh water from brackish groundwater',
      companyName: 'Falcon Steel',
      problemStatement: 'Farms need a solar membrane that distils brackish groundwater.',
      mustHaves: ['Distils groundwater with sunlight alone', 'Costs less than AED 2 per litre'],
      tags: ['desalination'],
      sector: 'WATER',
      status: 'OPEN',
      deadline: soon,
      ownerId: falcon.id,
      trl: 4,
      ...data,
    },
  })

let [mine, water] = [0, 0]
beforeEach(async () => {
  await db.challenge.deleteMany({})
  await db.project.deleteMany({})
  await db.notification.deleteMany({})
  mine = (await project()).id
  water = (await challenge()).id
  await challenge({ title: 'Cheaper hull paint', problemStatement: 'Barnacles slow our ships down.', mustHaves: [], sector: 'LOGISTICS' }) // prettier-ignore
})

interface Found {
  overall: number
  reply: string | null
  mutual: boolean
  challenge: { number: number; title: string; companyName: string | null } | null
  project: { number: number; title: string } | null
  criteria: { key: string; value: number | null; reasons: string[] }[]
  technicalSynergies: string[]
  innovationHighlights: string[]
  nextSteps: string[]
  riskFactors: string[]
  mustHaves: { text: string; evidence: string | null }[]
  words: { word: string; source: { text: string }; target: { text: string } }[]
}
const fields = `
  overall reply mutual challenge { number title companyName } project { number title } criteria { key value reasons }
  technicalSynergies innovationHighlights nextSteps riskFactors mustHaves { text evidence }
  words { word source { text } target { text } }`
const ask = (as: Viewer | null, field: string) => run(db, `{ ${field} { ${fields} } }`, { as })
async function found(as: Viewer, field: string) {
  const { data, errors } = await ask(as, field)
  expect(errors ?? []).toEqual([])
  return data![field.replace(/\(.*/s, '')] as unknown as Found[]
}
const challengesFor = (as: Viewer, number = mine, options = 'minimum: 0') =>
  found(as, `matchingChallenges(project: ${number}, options: { ${options} })`)
const projectsFor = (as: Viewer, number = water, options = 'minimum: 0') =>
  found(as, `matchingProjects(challenge: ${number}, options: { ${options} })`)
const codeOf = async (as: Viewer | null, field: string) =>
  (await ask(as, field)).errors?.map(({ extensions }) => extensions?.['code'])

const say = (as: Viewer | null, name: string, more: object = {}, key = { projectId: mine, challengeId: water }) =>
  perform(
    db,
    name,
    { projectId: idOf('Project', key.projectId), challengeId: idOf('Challenge', key.challengeId), ...more },
    { as, give: name === 'declareMatchInterest' ? 'mutual' : 'projectId challengeId' },
  )
const told = async (person: Viewer) =>
  (await db.notification.findMany({ where: { userId: person.id, kind: 'CHALLENGE_MATCHED' } })).length

test('the same question has the same answer', async () => {
  expect(await challengesFor(ada)).toEqual(await challengesFor(ada))
  expect(await projectsFor(falcon)).toEqual(await projectsFor(falcon))
})

test('a challenge is found with its score, its criteria and the words that both use', async () => {
  const [best, ...more] = await challengesFor(ada)
  expect(more).toEqual([])
  expect(best!.challenge).toEqual({ number: water, title: 'Fresh water from brackish groundwater', companyName: 'Falcon Steel' }) // prettier-ignore
  expect(best!.criteria.map(({ key }) => key)).toEqual([
    'technicalAlignment',
    'marketRelevance',
    'resourceCompatibility',
    'timelineAlignment',
  ])
  expect(best!.overall).toBeGreaterThan(0.4)
  expect(best!.technicalSynergies[0]).toContain('groundwater')
  expect(best!.mustHaves.map(({ evidence }) => evidence !== null)).toEqual([true, false])
  const words = best!.words.map(({ word }) => word)
  expect(words).toEqual(expect.arrayContaining(['membrane', 'groundwater']))
  for (const { source, target } of best!.words) expect([source.text, target.text]).not.toContain('')
})

test('the same pair has the same score from both sides', async () => {
  const [[one], [other]] = [await challengesFor(ada), await projectsFor(falcon)]
  expect(other!.overall).toBeCloseTo(one!.overall, 10)
  expect(other!.project).toEqual({ number: mine, title: 'Solar still' })
})

test('depth, least score and number of results do what they say', async () => {
  const value = async (options: string) => (await challengesFor(ada, mine, options))[0]?.criteria[0]
  const [quick, whole, deep] = [await value('depth: QUICK, minimum: 0'), await value('minimum: 0'), await value('depth: DEEP, minimum: 0')] // prettier-ignore
  expect(quick?.value ?? 0).toBeLessThan(whole!.value!)
  expect(deep!.reasons).toContain('The project addresses 1 of 2 must-haves.')
  expect(await challengesFor(ada, mine, 'minimum: 5')).toEqual([])
  await challenge({ title: 'Brackish groundwater, again' })
  expect(await challengesFor(ada, mine, 'minimum: 0')).toHaveLength(2)
  expect(await challengesFor(ada, mine, 'minimum: 0, most: 1')).toHaveLength(1)
  const [first] = await challengesFor(ada, mine, 'minimum: 0, focus: "hull paint barnacles"')
  expect(first!.challenge!.number).not.toBe(undefined)
  const titles = (await challengesFor(ada, mine, 'minimum: 0, focus: "barnacles"')).map(
    (match) => match.challenge!.title,
  )
  expect(titles).toContain('Brackish groundwater, again')
  const { errors } = await ask(ada, `matchingChallenges(project: ${mine}, options: { minimum: 6, most: 51 })`)
  expect(Object.keys(errors![0]!.extensions!['fieldErrors'] as object).toSorted()).toEqual(['minimum', 'most'])
})

test('changes, closings and deletions count at once', async () => {
  expect(await challengesFor(ada)).toHaveLength(1)
  const added = await challenge({ title: 'Membrane for brackish groundwater' })
  expect(await challengesFor(ada)).toHaveLength(2)
  await db.challenge.update({ where: { id: added.id }, data: { title: 'Ships', problemStatement: 'Barnacles.', tags: [], mustHaves: [] } }) // prettier-ignore
  expect(await challengesFor(ada)).toHaveLength(1)
  await db.challenge.update({ where: { id: water }, data: { status: 'CLOSED' } })
  expect(await challengesFor(ada)).toEqual([])
  expect(await projectsFor(falcon)).toEqual([])
  await db.challenge.update({ where: { id: water }, data: { status: 'OPEN' } })
  await db.project.update({ where: { id: mine }, data: { description: 'A game of chess.', title: 'Chess' } })
  expect(await challengesFor(ada)).toEqual([])
  await db.challenge.deleteMany({})
  expect(await challengesFor(ada)).toEqual([])
})

test('nothing is found or read that the viewer may not see', async () => {
  const secret = 'A secret zeolite coating.'
  await db.project.update({ where: { id: mine }, data: { abstract: secret } })
  await db.challenge.update({ where: { id: water }, data: { problemStatement: `Farms need a membrane and a zeolite coating that distil brackish groundwater.` } }) // prettier-ignore
  const words = (matches: Found[]) => matches[0]!.words.map(({ word }) => word)
  expect(words(await challengesFor(ada))).toContain('zeolite')
  expect(words(await projectsFor(falcon))).not.toContain('zeolite')
  expect(words(await projectsFor(falcon))).toContain('membrane')
  await project({ title: 'Hidden still', approvedForIndustry: false })
  await project({ title: 'Embargoed still', embargoUntil: soon })
  await project({ title: 'Confidential still', confidential: true })
  expect((await projectsFor(falcon)).map((match) => match.project!.title)).toEqual(['Solar still'])
  expect(await projectsFor(team)).toHaveLength(4)
  await challenge({ title: 'A draft about brackish groundwater', status: 'DRAFT' })
  expect(await challengesFor(ada)).toHaveLength(1)
  await db.challenge.update({ where: { id: water }, data: { anonymous: true } })
  expect(JSON.stringify(await challengesFor(ada))).not.toContain('Falcon')
})

test('only those who may change a project or work on a challenge may match it', async () => {
  const [forProject, forChallenge] = [`matchingChallenges(project: ${mine})`, `matchingProjects(challenge: ${water})`]
  for (const as of [falcon, ...others])
    expect(await codeOf(as, forProject)).toEqual([as ? 'FORBIDDEN' : 'UNAUTHENTICATED'])
  for (const as of [ada, ...others])
    expect(await codeOf(as, forChallenge)).toEqual([as ? 'FORBIDDEN' : 'UNAUTHENTICATED'])
  expect(await codeOf(badr, forProject)).toEqual(['NOT_FOUND'])
  expect(await codeOf(rival, forChallenge)).toEqual(['NOT_FOUND'])
  expect(await challengesFor(team)).toHaveLength(1)
})

test('what is not relevant is left out, and its subject counts less, for that person alone', async () => {
  const other = await challenge({ title: 'Brackish groundwater for herds' })
  const [before] = (await challengesFor(ada)).filter((match) => match.challenge!.number === other.id)
  expect((await say(ada, 'declineMatch', { reason: 'OTHER_SUBJECT' })).errors).toEqual([])
  const after = await challengesFor(ada)
  expect(after.map((match) => match.challenge!.number)).toEqual([other.id])
  expect(after[0]!.criteria[0]!.value!).toBeLessThan(before!.criteria[0]!.value!)
  expect(await challengesFor(team)).toHaveLength(2)
  expect((await say(ada, 'withdrawMatchAnswer')).errors).toEqual([])
  expect((await challengesFor(ada)).map(({ reply }) => reply)).toEqual([null, null])
  expect((await say(ada, 'withdrawMatchAnswer')).errors.map(({ extensions }) => extensions['code'])).toEqual([
    'NOT_FOUND',
  ])
  const { errors } = await say(ada, 'declineMatch')
  expect(errors[0]!.extensions['fieldErrors']).toEqual({ reason: 'Choose why it is not relevant' })
  await say(falcon, 'declineMatch', { reason: 'TIME' })
  expect(await projectsFor(falcon)).toEqual([])
})

test('interest is told to both sides once both have said so, once', async () => {
  await say(ada, 'declareMatchInterest')
  expect([await told(ada), await told(falcon)]).toEqual([0, 0])
  expect((await projectsFor(falcon))[0]).toMatchObject({ reply: null, mutual: false })
  await say(falcon, 'declareMatchInterest')
  expect([await told(ada), await told(falcon)]).toEqual([1, 1])
  expect((await challengesFor(ada))[0]).toMatchObject({ reply: 'INTERESTED', mutual: true })
  await say(falcon, 'withdrawMatchAnswer')
  await say(falcon, 'declareMatchInterest')
  expect([await told(ada), await told(falcon), await told(team)]).toEqual([1, 1, 0])
})

test('two who say it at the same moment are told once', async () => {
  await atOnce(
    db,
    'Challenge',
    water,
    [ada, falcon].map((as) => () => say(as, 'declareMatchInterest')),
  )
  expect([await told(ada), await told(falcon)]).toEqual([1, 1])
})

test('only the people of both sides may be interested, and only in what is open and visible', async () => {
  const codes = async (as: Viewer | null, name = 'declareMatchInterest', more: object = {}) =>
    (await say(as, name, more)).errors.map(({ extensions }) => extensions['code'])
  expect(await codes(team)).toEqual(['CONFLICT'])
  for (const as of [badr, rival]) {
    expect(await codes(as)).toEqual(['NOT_FOUND'])
    expect(await codes(as, 'declineMatch', { reason: 'OTHER' })).toEqual(['NOT_FOUND'])
    expect(await codes(as, 'withdrawMatchAnswer')).toEqual(['NOT_FOUND'])
  }
  for (const as of others) expect(await codes(as)).toEqual([as ? 'FORBIDDEN' : 'UNAUTHENTICATED'])
  await db.project.update({ where: { id: mine }, data: { approvedForIndustry: false } })
  expect(await codes(falcon)).toEqual(['NOT_FOUND'])
  await db.challenge.update({ where: { id: water }, data: { status: 'CLOSED' } })
  expect(await codes(ada)).toEqual(['CONFLICT'])
  expect(await db.matchAnswer.count()).toBe(0)
})

test('dashboards show the best of what is one’s own', async () => {
  await project({ title: 'Another solar still' })
  const own = async (as: Viewer) =>
    (await found(as, 'challengeMatches')).map((match) => [match.project!.title, match.challenge!.number])
  expect(await own(ada)).toEqual([[expect.stringContaining('olar still'), water]])
  expect(await own(badr)).toEqual([])
  expect(await own(falcon)).toHaveLength(2)
  expect(await own(rival)).toEqual([])
})

test('dashboards ask as many statements for many of one’s own as for one', async () => {
  const asked = async (as: Viewer) => {
    await found(as, 'challengeMatches')
    statements = 0
    await found(as, 'challengeMatches')
    return statements
  }
  await db.challenge.deleteMany({ where: { id: { not: water } } })
  const few = [await asked(ada), await asked(falcon)]
  for (let at = 0; at < 2; at++) {
    await project({ title: `Solar still ${at}` })
    await challenge({ title: `Fresh water from brackish groundwater ${at}` })
  }
  expect([await asked(ada), await asked(falcon)]).toEqual(few)
})
