/** What moderators have hidden is nowhere to be seen for others: lists, search, single records, REST, exports, files, figures. */
import { parse, subscribe } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import type { Role, Withheld } from '../../__generated__/prisma/enums.ts'
import type { User } from '../../__generated__/prisma/client.ts'
import { closeLimits } from '../../limits.ts'
import { schema } from '../../schema.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'

/** A word that only withheld content has. */
const word = 'Quokkaflux'

let server: TestServer
const tokens = new Map<number, string>()
const people: Record<string, User> = {}
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await testServer()
  const { db } = server
  const make = async (name: string, role: Role) => (people[name] = await makeUser(db, { role, name: `The ${name}` }))
  const author = await make('author', 'RESEARCHER')
  const company = await make('company', 'INDUSTRY')
  for (const [name, role] of Object.entries({
    reader: 'RESEARCHER',
    member: 'RESEARCHER',
    partner: 'INDUSTRY_PARTNER',
    investor: 'INVESTOR',
    expert: 'EXPERT',
    team: 'KU_TEAM',
    admin: 'ADMIN',
  } as const))
    await make(name, role)
  const project = await makeProject(db, {
    title: `${word} project`,
    description: word,
    ownerId: author.id,
    visibleToResearchers: true,
    approvedForIndustry: true,
    approvedForIndustryAt: new Date(),
    approvedForInvestors: true,
    approvedForInvestorsAt: new Date(),
    trl: 4,
  })
  await db.projectMember.create({ data: { projectId: project.id, userId: people['member']!.id, role: 'EDITOR' } })
  const idea = await db.idea.create({
    data: {
      title: `${word} idea`,
      description: word,
      category: 'Energy',
      submitterId: author.id,
      status: 'SUBMITTED',
      visibleToResearchers: true,
    },
  })
  const challenge = await db.challenge.create({
    data: {
      title: `${word} challenge`,
      status: 'OPEN',
      ownerId: company.id,
      companyName: 'Pump Co',
      publishedAt: new Date(),
      deadline: new Date('2100-01-01'),
    },
  })
  const person = await makeUser(db, { name: `${word} Person`, role: 'RESEARCHER', bio: word, expertise: [word] })
  const open = await db.challenge.create({
    data: {
      title: 'Valves',
      status: 'OPEN',
      ownerId: company.id,
      companyName: 'Pump Co',
      publishedAt: new Date(),
      deadline: new Date('2100-01-01'),
    },
  })
  const question = await db.challengeQuestion.create({ data: { challengeId: open.id, askerId: author.id, text: word } })
  const team = await db.team.create({
    data: {
      name: 'Team',
      members: { create: [{ userId: author.id, role: 'OWNER' }, { userId: people['member']!.id }] },
    },
  })
  const post = await db.teamPost.create({ data: { teamId: team.id, authorId: author.id, text: word } })
  const other = await db.idea.create({
    data: {
      title: 'Sieve',
      description: 'Fine.',
      category: 'Energy',
      submitterId: people['member']!.id,
      status: 'SUBMITTED',
    },
  })
  const message = await db.ideaMessage.create({ data: { ideaId: other.id, authorId: people['team']!.id, text: word } })
  await db.file.create({
    data: {
      name: `${word}.pdf`,
      key: 'none',
      sha256: 'none',
      size: 1,
      mediaType: 'application/pdf',
      projectId: project.id,
      uploaderId: author.id,
      shared: true,
    },
  })
  Object.assign(ids, {
    project: project.id,
    idea: idea.id,
    challenge: challenge.id,
    person: person.id,
    open: open.id,
    question: question.id,
    team: team.id,
    post: post.id,
    other: other.id,
    message: message.id,
  })
  for (const one of Object.values(people)) tokens.set(one.id, await server.session(one))
})
beforeEach(closeLimits)
afterAll(() => server.close())

async function mark(withheld: Withheld | null) {
  const { db } = server
  const data = { withheld }
  await db.project.update({ where: { id: ids['project']! }, data })
  await db.idea.update({ where: { id: ids['idea']! }, data })
  await db.challenge.update({ where: { id: ids['challenge']! }, data })
  await db.user.update({ where: { id: ids['person']! }, data })
  await db.challengeQuestion.update({ where: { id: ids['question']! }, data })
  await db.teamPost.update({ where: { id: ids['post']! }, data })
  await db.ideaMessage.update({ where: { id: ids['message']! }, data })
}

const headersOf = (name: string | null) => (name ? bearer(tokens.get(people[name]!.id)!) : {})

/** Each place where something may be read, as a document. */
const documents = () => ({
  lists: `{
    projects(first: 50) { totalCount edges { node { title files { name } } } }
    ideas(first: 50) { edges { node { title } } }
    challenges(first: 50) { edges { node { title } } }
    users(first: 50) { edges { node { name bio } } }
    researchers: users(filter: { role: [RESEARCHER] }, first: 50) { edges { node { name } } }
    researcherExpertise
    publicStats { latestChallenges { title } latestTechnologies { title } }
  }`,
  search: `{ search(text: "${word}") { projects { title } ideas { title } challenges { title } people { name } } }`,
  single: `{
    project(number: ${ids['project']}) { title description files { name } }
    idea(number: ${ids['idea']}) { title }
    challenge(number: ${ids['challenge']}) { title }
    a: node(id: "${idOf('Project', ids['project']!)}") { ... on Project { title } }
    b: node(id: "${idOf('User', ids['person']!)}") { ... on User { name bio } }
    c: node(id: "${idOf('TeamPost', ids['post']!)}") { ... on TeamPost { text } }
    nodes(ids: ["${idOf('Idea', ids['idea']!)}", "${idOf('Challenge', ids['challenge']!)}"]) { ... on Idea { title } ... on Challenge { title } }
  }`,
  inside: `{
    open: challenge(number: ${ids['open']}) { questions { text } }
    other: idea(number: ${ids['other']}) { conversation { totalCount edges { node { text } } } messages { text } }
    team(number: ${ids['team']}) { conversation { edges { node { text } } } posts { edges { node { text } } } }
  }`,
  matching: `{ similarIdeas(title: "${word} idea", description: "${word}") { title } }`,
})

const calls = () => [
  '/api/projects',
  `/api/projects/${ids['project']}`,
  '/api/research-ideas',
  `/api/research-ideas/${ids['idea']}`,
  '/api/ideas',
  '/api/industry-challenges',
  `/api/industry-challenges/${ids['challenge']}`,
  '/api/users',
  `/api/users/${ids['person']}`,
  '/api/researchers',
  ...['projects', 'ideas', 'challenges', 'users'].map(
    (list) => `/api/exports/${list}?format=json&column=Name:${list === 'users' ? 'name' : 'title'}`,
  ),
]

/** The places in which somebody reads the word. */
async function placesWith(name: string | null): Promise<string[]> {
  const found: string[] = []
  const headers = headersOf(name)
  for (const [place, query] of Object.entries(documents())) {
    const { data } = await server.graphql(query, { headers })
    for (const [field, value] of Object.entries(data ?? {}))
      if (JSON.stringify(value).includes(word)) found.push(`${place}.${field}`)
  }
  for (const path of calls()) {
    const response = await fetch(server.url + path, { headers })
    if ((await response.text()).includes(word)) found.push(path)
  }
  return found
}

const others = ['reader', 'member', 'partner', 'investor', 'expert', 'team', null] as const

describe('what is withheld', () => {
  test('is seen by others before', async () => {
    await mark(null)
    for (const name of others) expect(await placesWith(name), String(name)).not.toEqual([])
    const asTeam = await placesWith('team')
    const seen = [
      'lists.projects',
      'lists.ideas',
      'lists.challenges',
      'lists.users',
      'search.search',
      'inside.open',
      'inside.other',
    ]
    expect(asTeam).toEqual(
      expect.arrayContaining([
        ...seen,
        '/api/projects',
        '/api/users',
        '/api/exports/projects?format=json&column=Name:title',
      ]),
    )
  }, 60_000)

  test('is nowhere to be seen for others while it is hidden', async () => {
    await mark('HIDDEN')
    // Who wrote the message still reads it.
    for (const name of others) if (name !== 'team') expect(await placesWith(name), String(name)).toEqual([])
    expect(await placesWith('team')).toEqual(['inside.other'])
  }, 60_000)

  test('is there for its author while it is hidden, and for moderators', async () => {
    expect(await placesWith('author')).toEqual(
      expect.arrayContaining([
        'lists.projects',
        'lists.ideas',
        'single.project',
        'single.idea',
        'inside.open',
        'inside.team',
      ]),
    )
    expect(await placesWith('company')).toEqual(expect.arrayContaining(['single.challenge']))
    expect(await placesWith('admin')).toEqual(
      expect.arrayContaining([
        'lists.projects',
        'lists.ideas',
        'lists.challenges',
        'lists.users',
        'single.project',
        'inside.other',
      ]),
    )
  }, 60_000)

  test('is nowhere to be seen for anybody but moderators when it is removed', async () => {
    await mark('REMOVED')
    for (const name of [...others, 'author', 'company'] as const)
      expect(await placesWith(name), String(name)).toEqual([])
    expect(await placesWith('admin')).toContain('single.project')
  }, 60_000)

  test('is not counted', async () => {
    const counts = async () => {
      const query = '{ publicStats { approvedProjects openChallenges researchers } projects { totalCount } }'
      const { data } = await server.graphql(query, { headers: headersOf('reader') })
      const { publicStats, projects } = data as {
        publicStats: Record<string, number>
        projects: { totalCount: number }
      }
      return [...Object.values(publicStats), projects.totalCount]
    }
    await mark('HIDDEN')
    const hidden = await counts()
    await mark(null)
    expect(await counts()).toEqual(hidden.map((count) => count + 1))
  })

  test('is not acted on by others: no vote, star, message, change or join', async () => {
    await mark('HIDDEN')
    const act = async (name: string, call: string, input: string) =>
      (await server.graphql(`mutation { ${call}(input: ${input}) { __typename } }`, { headers: headersOf(name) })).codes
    expect(await act('reader', 'voteForIdea', `{ id: "${idOf('Idea', ids['idea']!)}", vote: true }`)).toEqual([
      'NOT_FOUND',
    ])
    expect(await act('reader', 'starChallenge', `{ id: "${idOf('Challenge', ids['challenge']!)}" }`)).toEqual([
      'NOT_FOUND',
    ])
    expect(
      await act('member', 'updateProject', `{ id: "${idOf('Project', ids['project']!)}", title: "Mine" }`),
    ).toEqual(['NOT_FOUND'])
    expect(
      await act('company', 'answerQuestion', `{ id: "${idOf('ChallengeQuestion', ids['question']!)}", answer: "No." }`),
    ).toEqual(['NOT_FOUND'])
  })

  test('is not in what a subscription brings', async () => {
    await mark('HIDDEN')
    const listen = (name: string) =>
      subscribe({
        schema,
        document: parse(
          `subscription { teamChanged(number: ${ids['team']}) { team { name posts(first: 5) { edges { node { text } } } } } }`,
        ),
        contextValue: contextOf(server.db, people[name]!),
      }) as Promise<AsyncGenerator<{ data: object }>>
    const [members, authors] = [await listen('member'), await listen('author')]
    const told = Promise.all([members.next(), authors.next()])
    const input = { recordId: idOf('Team', ids['team']!), kind: 'SHARED', text: 'Hello' }
    expect((await perform(server.db, 'createMessage', input, { as: people['author']! })).codes).toEqual([])
    const [forMember, forAuthor] = (await told).map(({ value }) => JSON.stringify(value))
    expect(forMember).toContain('Hello')
    expect(forMember).not.toContain(word)
    expect(forAuthor).toContain(word)
    await Promise.all([members.return(null), authors.return(null)])
  })
})
