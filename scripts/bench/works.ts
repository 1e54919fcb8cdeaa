/**
 * The works that are measured: what each asks of each server, different every time. Creating comes last: what it makes
 * is new and hidden from most, so that lists and searches of later works would have to pass it over.
 */
import { createHash } from 'node:crypto'
import type { Ask } from './load.ts'
import { departments, password, sessions, stems, tails } from './words.ts'

export type Name = 'list' | 'detail' | 'create' | 'search' | 'login'
export type Server = 'ours' | 'ours twice' | 'ours again' | 'plain' | 'apollo' | 'postgraphile'

export interface Work {
  name: Name
  title: string
  /** The operation, for ours and for Apollo alike. */
  text: string
  variables: (size: Size) => object
  /** The same for PostGraphile; `viewer` is who asks. */
  postgraphile?: { text: string; variables: (given: never, viewer: number) => object }
}

interface Size {
  projects: number
  users: number
}

const any = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)]!
const upTo = (most: number) => 1 + Math.floor(Math.random() * most)
let made = 0

export const works: readonly Work[] = [
  {
    name: 'list',
    title: '(a) 25 projects, filtered, sorted, with owner, tags, permissions, total',
    text: `query BenchList($filter: ProjectFilter, $sort: ProjectSort) {
      projects(filter: $filter, sort: $sort, first: 25) {
        totalCount
        edges { node { id number title status trl department updatedAt tags owner { id name } canUpdate canDelete } }
      }
    }`,
    variables: () => ({
      filter: { department: [any(departments)], status: [any(['ACTIVE', 'PROPOSED', 'COMPLETED'])] },
      sort: { field: 'UPDATED_AT', direction: 'DESC' },
    }),
    postgraphile: {
      text: `query List($department: String!, $status: ProjectStatus!) {
        allProjects(condition: { department: $department, status: $status, deletedAt: null }, orderBy: UPDATED_AT_DESC, first: 25) {
          totalCount
          edges { node { id title status trl department updatedAt tags userByOwnerId { id name } canUpdate canDelete } }
        }
      }`,
      variables: ({ filter }: { filter: { department: string[]; status: string[] } }) => ({
        department: filter.department[0],
        status: filter.status[0],
      }),
    },
  },
  {
    name: 'detail',
    title: '(b) a project with members, files, timeline',
    text: `query BenchDetail($number: Int!) {
      project(number: $number) {
        id number title description abstract objectives methodology status trl commercialPotential department tags
        createdAt updatedAt canUpdate canDelete canLead
        owner { id name }
        members { role user { id name department } }
        files { id name mediaType size shared createdAt uploader { id name } }
        history(first: 10) {
          edges { node { number at action comment actor { id name } changes { field before after } } }
          pageInfo { hasNextPage }
        }
      }
    }`,
    variables: ({ projects }) => ({ number: upTo(projects) }),
    postgraphile: {
      text: `query Detail($number: Int!) {
        projectById(id: $number) {
          id title description abstract objectives methodology status trl commercialPotential department tags createdAt updatedAt canUpdate canDelete canLead
          userByOwnerId { id name }
          projectMembersByProjectId { nodes { role userByUserId { id name department } } }
          filesByProjectId { nodes { id name mediaType size shared createdAt userByUploaderId { id name } } }
        }
        allAuditEntries(condition: { entity: "Project", entityId: $number }, orderBy: ID_DESC, first: 10) {
          edges { node { id at action comment userByActorId { id name } changes } }
          pageInfo { hasNextPage }
        }
      }`,
      variables: (given: object) => given,
    },
  },
  {
    name: 'search',
    title: '(d) search for a part of a word',
    text: `query BenchSearch($text: String!) {
      search(text: $text) {
        projects { number title department tags id }
        people { number name role department expertise id }
      }
    }`,
    variables: () => ({ text: any([() => any(tails).slice(1, 6), () => any(stems) + any(tails).slice(0, 3)])() }),
    postgraphile: {
      text: `query Search($text: String!) {
        allProjects(filter: { searchText: { includes: $text }, deletedAt: { isNull: true } }, orderBy: UPDATED_AT_DESC, first: 5) {
          nodes { id title department tags }
        }
        allUsers(filter: { searchText: { includes: $text }, status: { equalTo: ACTIVE } }, orderBy: SORT_NAME_ASC, first: 5) {
          nodes { id name role department expertise }
        }
      }`,
      variables: (given: object) => given,
    },
  },
  {
    name: 'login',
    title: '(e) login',
    text: `mutation BenchLogin($input: LoginInput!) { login(input: $input) { token expiresIn viewer { role id } } }`,
    variables: ({ users }) => ({ input: { email: `person${upTo(users)}@bench.test`, password } }),
  },
  {
    name: 'create',
    title: '(c) create a project',
    text: `mutation BenchCreate($input: CreateProjectInput!) { createProject(input: $input) { project { number id } } }`,
    variables: () => ({
      input: {
        title: `${any(stems)}${any(tails)} ${made++}`,
        description: 'Written by the bench.',
        department: any(departments),
        tags: [any(tails), any(stems)],
        trl: upTo(9),
      },
    }),
    postgraphile: {
      text: `mutation Create($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }`,
      variables: ({ input }: { input: object }, ownerId: number) => ({
        input: { project: { ...input, ownerId, updatedAt: new Date().toISOString() } },
      }),
    },
  },
]

export const workNamed = (name: Name): Work => works.find((work) => work.name === name)!

export const persistedId = (text: string) => createHash('sha256').update(text).digest('hex')

/** The headers of a signed-in browser. */
const browser = (session: number) => ({
  authorization: `Bearer bench-session-${session}`,
  'x-forwarded-for': `10.${upTo(250)}.${upTo(250)}.${upTo(250)}`,
})

/** A question for a server; `ours twice` are two processes of ours, `ours again` is what the same viewer has asked before. */
export function asker(work: Work, server: Server, size: Size): () => Ask {
  const most = Math.min(sessions, size.users)
  const fresh = (): Ask => {
    const session = upTo(most)
    const variables = work.variables(size)
    const headers = browser(session)
    if (server === 'ours' || server === 'ours twice')
      return ask('/graphql', { ...headers, 'cache-control': 'no-cache' }, byId(work, variables))
    if (server === 'ours again') return ask('/graphql', headers, byId(work, variables))
    if (server === 'plain') return ask(`/${work.name}`, headers, variables)
    if (server === 'apollo') return ask('/graphql', headers, { query: work.text, variables })
    const { text, variables: theirs } = work.postgraphile!
    return ask('/graphql', headers, { query: text, variables: theirs(variables as never, session) })
  }
  if (server !== 'ours again') return fresh
  const some = Array.from({ length: 16 }, fresh)
  return () => any(some)
}

const byId = ({ text }: Work, variables: object) => ({
  query: '',
  variables,
  extensions: { persistedId: persistedId(text) },
})

const ask = (path: string, headers: Record<string, string>, body: object): Ask => ({
  path,
  headers,
  body: JSON.stringify(body),
})
