// Apollo Server with the same Prisma, as its handbook shows it: a schema in SDL, resolvers, a loader for permissions.
import { createHash, randomBytes } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { PrismaPg } from '@prisma/adapter-pg'
import DataLoader from 'dataloader'
import { PrismaClient } from '../../../api/__generated__/prisma/client.ts'
import { lifetimes } from '../../../api/database/lifetimes.ts'
import { verifyPassword } from '../../../api/features/accounts/password.ts'

const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, ...lifetimes }),
})

const typeDefs = `
  type Query {
    projects(filter: ProjectFilter, sort: ProjectSort, first: Int): ProjectConnection!
    project(number: Int!): Project
    search(text: String!): SearchResult!
  }
  type Mutation {
    createProject(input: CreateProjectInput!): CreateProjectPayload!
    login(input: LoginInput!): LoginPayload!
  }
  input ProjectFilter { department: [String!] status: [String!] }
  input ProjectSort { field: SortField! direction: Direction! }
  enum SortField { UPDATED_AT }
  enum Direction { ASC DESC }
  input CreateProjectInput { title: String! description: String! department: String tags: [String!] trl: Int }
  input LoginInput { email: String! password: String! }
  type LoginPayload { token: String! expiresIn: Int! viewer: Viewer! }
  type Viewer { id: ID! role: String! }
  type CreateProjectPayload { project: Project }
  type SearchResult { projects: [Project]! people: [User]! }
  type ProjectConnection { totalCount: Int! edges: [ProjectEdge!]! }
  type ProjectEdge { node: Project }
  type User { id: ID! number: Int! name: String! role: String! department: String! expertise: [String!]! }
  type Member { role: String! user: User }
  type File { id: ID! name: String! mediaType: String! size: Int! shared: Boolean! createdAt: String! uploader: User }
  type Change { field: String! before: Any after: Any }
  scalar Any
  type AuditEntry { number: Int! at: String! action: String! comment: String actor: User changes: [Change!]! }
  type AuditEntryEdge { node: AuditEntry }
  type PageInfo { hasNextPage: Boolean! }
  type History { edges: [AuditEntryEdge!]! pageInfo: PageInfo! }
  type Project {
    id: ID! number: Int! title: String! description: String! abstract: String objectives: String methodology: String
    status: String! trl: Int commercialPotential: Int department: String! tags: [String!]!
    createdAt: String! updatedAt: String! canUpdate: Boolean! canDelete: Boolean! canLead: Boolean!
    owner: User members: [Member!] files: [File!]! history(first: Int): History
  }
`

const globalId = (type, id) => Buffer.from(`${type}:${id}`).toString('base64')
const number = ({ id }) => id
const member = (viewer, roles) => ({
  OR: [{ ownerId: viewer.id }, { members: { some: { userId: viewer.id, ...(roles ? { role: { in: roles } } : {}) } } }],
})
const readable = (viewer) => ({
  deletedAt: null,
  OR: [...member(viewer).OR, { visibleToResearchers: true, confidential: false, status: { not: 'DRAFT' } }],
})
const within = (where) =>
  new DataLoader(async (ids) => {
    const rows = await prisma.project.findMany({
      where: { AND: [{ id: { in: [...ids] } }, where] },
      select: { id: true },
    })
    const found = new Set(rows.map(({ id }) => id))
    return ids.map((id) => found.has(id))
  })
const inside =
  (name) =>
  async (project, _, { may }) =>
    (await may.inside.load(project.id)) ? project[name] : null

const resolvers = {
  Query: {
    async projects(_, { filter, sort, first = 25 }, { viewer }) {
      const where = {
        AND: [readable(viewer), { department: { in: filter.department } }, { status: { in: filter.status } }],
      }
      const direction = sort.direction.toLowerCase()
      const nodes = await prisma.project.findMany({
        where,
        orderBy: [{ updatedAt: direction }, { id: direction }],
        take: first,
        include: { owner: true },
      })
      return { where, edges: nodes.map((node) => ({ node })) }
    },
    project: (_, { number: id }, { viewer }) =>
      prisma.project.findFirst({
        where: { id, ...readable(viewer) },
        include: {
          owner: true,
          members: { include: { user: true }, orderBy: [{ role: 'asc' }, { id: 'asc' }] },
          files: { include: { uploader: true }, orderBy: { id: 'desc' } },
        },
      }),
    async search(_, { text }, { viewer }) {
      const searchText = { contains: text.toLowerCase() }
      const [projects, people] = await Promise.all([
        prisma.project.findMany({
          where: { AND: [readable(viewer), { searchText }] },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: 5,
        }),
        prisma.user.findMany({
          where: { status: 'ACTIVE', searchText },
          orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
          take: 5,
        }),
      ])
      return { projects, people }
    },
  },
  Mutation: {
    createProject: (_, { input }, { viewer }) =>
      prisma.$transaction(async (tx) => {
        const project = await tx.project.create({
          data: { ...input, ownerId: viewer.id, members: { create: { userId: viewer.id, role: 'LEAD' } } },
        })
        const changes = { title: [null, input.title] }
        await tx.auditEntry.create({
          data: { action: 'createProject', actorId: viewer.id, entity: 'Project', entityId: project.id, changes },
        })
        return { project }
      }),
    async login(_, { input }) {
      const user = await prisma.user.findUnique({ where: { email: input.email } })
      if (!(await verifyPassword(input.password, user?.passwordHash))) throw new Error('Login failed')
      const token = randomBytes(32).toString('base64url')
      await prisma.$transaction([
        prisma.signIn.create({
          data: {
            tokenHash: createHash('sha256').update(token).digest('hex'),
            userId: user.id,
            lifetime: 43_200,
            expiresAt: new Date(Date.now() + 43_200_000),
          },
        }),
        prisma.user.update({ where: { id: user.id }, data: { lastLogin: new Date() } }),
      ])
      return { token, expiresIn: 43_200, viewer: { id: globalId('Viewer', user.id), role: user.role } }
    },
  },
  ProjectConnection: { totalCount: ({ where }) => prisma.project.count({ where }) },
  Project: {
    id: ({ id }) => globalId('Project', id),
    number,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
    canUpdate: ({ id }, _, { may }) => may.edit.load(id),
    canLead: ({ id }, _, { may }) => may.lead.load(id),
    canDelete: ({ ownerId }, _, { viewer }) => ownerId === viewer.id,
    abstract: inside('abstract'),
    objectives: inside('objectives'),
    methodology: inside('methodology'),
    members: inside('members'),
    files: async ({ id, files }, _, { may }) =>
      (await may.inside.load(id)) ? files : files.filter(({ shared }) => shared),
    async history({ id }, { first = 10 }, { may }) {
      if (!(await may.inside.load(id))) return null
      const entries = await prisma.auditEntry.findMany({
        where: { entity: 'Project', entityId: id },
        orderBy: { id: 'desc' },
        take: first + 1,
        include: { actor: true },
      })
      return {
        edges: entries.slice(0, first).map((node) => ({ node })),
        pageInfo: { hasNextPage: entries.length > first },
      }
    },
  },
  User: { id: ({ id }) => globalId('User', id), number },
  File: { id: ({ id }) => globalId('File', id), createdAt: ({ createdAt }) => createdAt.toISOString() },
  AuditEntry: {
    number,
    at: ({ at }) => at.toISOString(),
    changes: ({ changes }) => Object.entries(changes).map(([field, [before, after]]) => ({ field, before, after })),
  },
}
async function context({ req }) {
  const token = /^Bearer (\S+)/.exec(req.headers.authorization ?? '')?.[1] ?? ''
  const session = await prisma.signIn.findUnique({
    where: { tokenHash: createHash('sha256').update(token).digest('hex') },
    include: { user: true },
  })
  const viewer = session && session.expiresAt > new Date() ? session.user : null
  const may = viewer && {
    inside: within(member(viewer)),
    edit: within(member(viewer, ['LEAD', 'EDITOR'])),
    lead: within(member(viewer, ['LEAD'])),
  }
  return { viewer, may }
}

const server = new ApolloServer({
  typeDefs,
  resolvers,
  includeStacktraceInErrorResponses: false,
})
await startStandaloneServer(server, { context, listen: { port: Number(process.env.PORT), host: '127.0.0.1' } })
