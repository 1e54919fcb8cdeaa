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
  const { project } = (await readProjects(ctx, [id]))[0]!
  const answers = await answersOf(ctx, { projectId: id })
  const asked = askedOf(project, options)
  return indexesOf(ctx.db).challenges.use(ctx.db, async (index) => {
    const shares = index.shares(asked, answers.unwanted)
    const rows = await nearest(
      await ranked(index, asked),
      answers.refused('challengeId'),
      comparedFor(options),
      (ids) =>
        ctx.db.challenge.findMany({
          where: { AND: [{ id: { in: ids } }, ctx.access.within('CHALLENGE_READ'), open()] },
        }),
    )
    const pairs = rows.map((row) => ({ projectId: id, project, row, share: shares(row.id) }))
    return best(pairs, options)
  })
}

/** Projects that the viewer may see for an open challenge of their own. */
export async function matchingProjects(ctx: Context, challengeId: number, options: MatchOptions): Promise<Match[]> {
  const { db, access } = ctx
  await access.find('MATCH_PROJECTS', challengeId)
  const row = await db.challenge.findFirst({ where: { id: challengeId, ...open() } })
  if (!row) return []
  const answers = await answersOf(ctx, { challengeId })
  const challenge = comparedChallenge(row)
  const asked = askedFor(challenge, options)
  const ids = await indexesOf(db).projects.use(db, async (index) => {
    const order = await ranked(index, asked)
    const seen = (some: number[]) =>
      db.project.findMany({
        where: { AND: [{ id: { in: some } }, access.within('PROJECT_READ')] },
        select: { id: true },
      })
    return (await nearest(order, answers.refused('projectId'), comparedFor(options), seen)).map(({ id }) => id)
  })
  const projects = await readProjects(ctx, ids)
  return indexesOf(db).challenges.use(db, async (index) => {
    const pairs: Unscored[] = []
    for (const { id, project } of projects) {
      pairs.push({
        projectId: id,
        project,
        row,
        share: index.shares(askedOf(project, options), answers.unwanted)(row.id),
      })
      if (pairs.length % 10 === 0) await setImmediate()
    }
    return best(pairs, options)
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
