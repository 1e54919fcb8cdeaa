/** Which open challenges and projects go together, and by which words: for researchers their own projects, for companies their own challenges. */
import type { Access } from '../../access.ts'
import { builder } from '../../builder.ts'
import type { Db } from '../../db.ts'
import type { Viewer } from '../../viewer.ts'

/** So many of the latest are compared, of each kind; so many pairs are shown. */
const [compared, most] = [2_000, 5]

interface Match {
  challengeId: number
  projectId: number
  shared: string[]
}

const ChallengeMatch = builder.objectRef<Match>('ChallengeMatch').implement({
  description: 'A challenge and a project that share tags.',
  fields: (t) => ({
    shared: t.exposeStringList('shared', { description: 'The tags that both have.' }),
    challenge: t.prismaField({
      type: 'Challenge',
      nullable: true,
      resolve: (query, { challengeId }, _, { db, access }) =>
        db.challenge.findFirst({ ...query, where: { AND: [{ id: challengeId }, access.within('CHALLENGE_READ')] } }),
    }),
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      resolve: (query, { projectId }, _, { db, access }) =>
        db.project.findFirst({ ...query, where: { AND: [{ id: projectId }, access.within('PROJECT_READ')] } }),
    }),
  }),
})

builder.queryField('challengeMatches', (t) =>
  t.field({
    type: [ChallengeMatch],
    requires: 'CHALLENGE_BROWSE',
    description:
      'Open challenges and projects with the same tags, one of the two being the viewer’s own; at most 5, those that share most first.',
    resolve: (_, _args, { db, access, viewer }) => matches(db, access, viewer!),
  }),
)

async function matches(db: Db, access: Access, viewer: Viewer): Promise<Match[]> {
  const posts = access.allowed('CHALLENGE_MANAGE')
  const latest = { orderBy: { id: 'desc' }, take: compared, select: { id: true, tags: true } } as const
  const [challenges, projects] = await Promise.all([
    db.challenge.findMany({
      where: {
        AND: [
          access.within('CHALLENGE_READ'),
          { status: 'OPEN', closesAt: { gt: new Date() } },
          posts ? { OR: [{ ownerId: viewer.id }, { reviewers: { some: { userId: viewer.id } } }] } : {},
        ],
      },
      ...latest,
    }),
    db.project.findMany({
      where: { AND: [access.within('PROJECT_READ'), posts ? {} : access.within('PROJECT_UPDATE')] },
      ...latest,
    }),
  ])
  const projectsOf = new Map<string, number[]>()
  for (const { id, tags } of projects) for (const tag of new Set(tags.map(wordOf))) listIn(projectsOf, tag).push(id)
  const found = challenges.flatMap(({ id: challengeId, tags }) => {
    const shared = new Map<number, string[]>()
    for (const tag of tags) for (const id of projectsOf.get(wordOf(tag)) ?? []) listIn(shared, id).push(tag)
    return [...shared].map(([projectId, words]) => ({ challengeId, projectId, shared: words }))
  })
  return found.toSorted((one, other) => other.shared.length - one.shared.length).slice(0, most)
}

const wordOf = (tag: string) => tag.trim().toLowerCase()

/** The list that stands under a key, a new one the first time. */
function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
