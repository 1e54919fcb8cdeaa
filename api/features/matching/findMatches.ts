/** Which open challenges and projects go together. What the viewer may not see is neither found nor read. */
import { setImmediate } from 'node:timers/promises'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { adviceOf, type Advice } from '../../challengeMatching/advice.ts'
import type { ComparedChallenge, Pair } from '../../challengeMatching/challenge.ts'
import { criteriaOf, overallOf, type Criterion, type Depth } from '../../challengeMatching/criteria.ts'
import type { Context } from '../../context.ts'
import { isoDay, universityDay } from '../../days.ts'
import { textOf, type ComparedProject } from '../../matching/comparedProject.ts'
import type { MatchIndex, MatchText } from '../../matching/matchIndex.ts'
import { open } from '../../relations/challenges.ts'
import { comparedInclude, comparedProject } from '../projects/comparedProject.ts'
import { answersOf } from './answers.ts'
import { comparedChallenge } from './comparedChallenge.ts'
import { indexesOf } from './indexes.ts'

export interface MatchOptions {
  depth: Depth
  /** Words that count twice. */
  focus: string
  /** Only those whose overall score is at least so much, 0-1. */
  minimum: number
  most: number
}

export interface Match {
  projectId: number
  challengeId: number
  overall: number
  criteria: Criterion[]
  advice: Advice
  pair: Pair
}

/** How many of the nearest texts are compared by all criteria: three for each that is shown, between these. */
const [fewest, furthest] = [20, 100]
const comparedFor = ({ most }: MatchOptions) => Math.min(furthest, Math.max(fewest, most * 3))
/** So many are read at once. */
const batch = 200

/** Challenges for a project that the viewer may change. */
export async function matchingChallenges(ctx: Context, projectId: number, options: MatchOptions): Promise<Match[]> {
  const { id } = await ctx.access.find('MATCH_CHALLENGES', projectId)
  return challengesFor(ctx, [id], options)
}

/** Projects that the viewer may see for an open challenge of their own. */
export async function matchingProjects(ctx: Context, challengeId: number, options: MatchOptions): Promise<Match[]> {
  await ctx.access.find('MATCH_PROJECTS', challengeId)
  const row = await ctx.db.challenge.findFirst({ where: { id: challengeId, ...open() } })
  return row ? projectsFor(ctx, [row], options) : []
}

/** Challenges for each of some projects, all of which the viewer may change. */
export async function challengesFor(ctx: Context, ids: readonly number[], options: MatchOptions): Promise<Match[]> {
  const { db, access } = ctx
  const [projects, answers] = await Promise.all([readProjects(ctx, ids), answersOf(ctx, 'projectId', ids)])
  return indexesOf(db).challenges.use(db, async (index) => {
    const read = readOnce((some) =>
      db.challenge.findMany({ where: { AND: [{ id: { in: some } }, access.within('CHALLENGE_READ'), open()] } }),
    )
    const found: Match[] = []
    for (const { id, project } of projects) {
      const { refused, unwanted } = answers(id)
      const asked = askedOf(project, options)
      const shares = index.shares(asked, unwanted)
      const rows = await nearest(await ranked(index, asked), refused, comparedFor(options), read)
      const pairs = rows.map((row) => ({ projectId: id, project, row, share: shares(row.id) }))
      found.push(...(await best(pairs, options)))
    }
    return found
  })
}

/** Projects that the viewer may see for each of some open challenges of their own. */
export async function projectsFor(ctx: Context, rows: readonly Challenge[], options: MatchOptions): Promise<Match[]> {
  const { db, access } = ctx
  const ofChallenges = rows.map(({ id }) => id)
  const answers = await answersOf(ctx, 'challengeId', ofChallenges)
  const near = await indexesOf(db).projects.use(db, async (index) => {
    const seen = readOnce((some) =>
      db.project.findMany({
        where: { AND: [{ id: { in: some } }, access.within('PROJECT_READ')] },
        select: { id: true },
      }),
    )
    const found: { row: Challenge; ids: number[] }[] = []
    for (const row of rows) {
      const order = await ranked(index, askedFor(comparedChallenge(row), options))
      const some = await nearest(order, answers(row.id).refused, comparedFor(options), seen)
      found.push({ row, ids: some.map(({ id }) => id) })
    }
    return found
  })
  const projects = await readProjects(ctx, [...new Set(near.flatMap(({ ids }) => ids))])
  const byId = new Map(projects.map((one) => [one.id, one.project]))
  return indexesOf(db).challenges.use(db, async (index) => {
    const found: Match[] = []
    for (const { row, ids } of near) {
      const { unwanted } = answers(row.id)
      const pairs: Unscored[] = []
      for (const projectId of ids) {
        const project = byId.get(projectId)
        if (!project) continue
        pairs.push({ projectId, project, row, share: index.shares(askedOf(project, options), unwanted)(row.id) })
        if (pairs.length % 10 === 0) await setImmediate()
      }
      found.push(...(await best(pairs, options)))
    }
    return found
  })
}

const ranked = async (index: MatchIndex<number>, text: MatchText) => (await index.rank(text)).map(({ id }) => id)

/** What a project asks for: its chosen words, and beyond a quick look all of its texts. */
const askedOf = (project: ComparedProject, { depth, focus }: MatchOptions): MatchText => ({
  title: [project.title, focus].join('\n'),
  body: [
    ...project.tags,
    ...(depth === 'quick' ? [] : [textOf(project.subject), textOf(project.methods), textOf(project.market)]),
  ].join('\n'),
})

const askedFor = (challenge: ComparedChallenge, { depth, focus }: MatchOptions): MatchText => ({
  title: [challenge.title, focus].join('\n'),
  body: [...challenge.tags, ...(depth === 'quick' ? [] : [textOf(challenge.texts), ...challenge.mustHaves])].join('\n'),
})

/** The first of them that `read` gives, in their order, without those that were refused. */
async function nearest<Row extends { id: number }>(
  order: readonly number[],
  refused: ReadonlySet<number>,
  compared: number,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const wanted = order.filter((id) => !refused.has(id))
  const found: Row[] = []
  for (let at = 0; at < wanted.length && found.length < compared; at += batch) {
    const ids = wanted.slice(at, at + batch)
    const rows = new Map((await read(ids)).map((row) => [row.id, row]))
    found.push(...ids.flatMap((id) => rows.get(id) ?? []))
  }
  return found.slice(0, compared)
}

/** Reads each row once, however often it is asked for; a row that is missing is not read again. */
function readOnce<Row extends { id: number }>(read: (ids: number[]) => Promise<Row[]>) {
  const known = new Map<number, Row | undefined>()
  return async (ids: number[]): Promise<Row[]> => {
    const missing = ids.filter((id) => !known.has(id))
    for (const id of missing) known.set(id, undefined)
    if (missing.length) for (const row of await read(missing)) known.set(row.id, row)
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}

/** Projects as the viewer may compare them, in the order of the numbers. */
async function readProjects({ db, access }: Context, ids: readonly number[]) {
  const [rows, inside, departments] = await Promise.all([
    db.project.findMany({ where: { id: { in: [...ids] } }, include: comparedInclude }),
    insideOf(access, db, ids),
    db.department.findMany(),
  ])
  const faculties = new Map(departments.map(({ name, faculty }) => [name, faculty]))
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ id, project: comparedProject(row, inside.has(id), faculties) }] : []
  })
}

async function insideOf(access: Access, db: Context['db'], ids: readonly number[]): Promise<Set<number>> {
  const where = { AND: [{ id: { in: [...ids] } }, access.within('PROJECT_READ_INTERNAL')] }
  return new Set((await db.project.findMany({ where, select: { id: true } })).map(({ id }) => id))
}

interface Unscored {
  projectId: number
  project: ComparedProject
  row: Challenge
  share: number
}

async function best(pairs: readonly Unscored[], { depth, minimum, most }: MatchOptions): Promise<Match[]> {
  const today = isoDay(universityDay())
  const scored = []
  for (const [at, { projectId, project, row, share }] of pairs.entries()) {
    const pair = { project, challenge: comparedChallenge(row), share, today }
    const criteria = criteriaOf(pair, depth)
    scored.push({ projectId, challengeId: row.id, pair, criteria, overall: overallOf(criteria) })
    if (at % 5 === 4) await setImmediate()
  }
  const found = scored
    .filter(({ overall }) => overall > 0 && overall >= minimum)
    .toSorted((one, other) => other.overall - one.overall || other.pair.share - one.pair.share)
    .slice(0, most)
  const matches: Match[] = []
  for (const one of found) {
    matches.push({ ...one, advice: adviceOf(one.pair) })
    await setImmediate()
  }
  return matches
}
