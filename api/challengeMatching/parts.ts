/** What the criteria of a match are made of: figures from 0 to 1, each with its reason in words (docs/matching.md#criteria). */
import * as texts from '#texts/challengeMatching/parts.js'
import { listed } from '#listed'
import { dayLength } from '../days.ts'
import { activity, textOf } from '../matching/comparedProject.ts'
import { overlapOf } from '../matching/overlap.ts'
import { searchedProject, sharedTopics } from '../matching/sharedWords.ts'
import { tokensOf } from '../matching/tokens.ts'
import { searchedChallenge, type Pair } from './challenge.ts'
import { mustHavesOf } from './mustHaves.ts'

interface Part {
  value: number
  reason: string
}

/** Null where it is not known. */
export type Figure = (pair: Pair) => Part | null

const between = (value: number) => Math.min(1, Math.max(0, value))
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
const termsOf = (text: string) =>
  tokensOf(text)
    .map(({ term }) => term)
    .join(' ')

/** The shares that count 0 and 1: nine in ten that do not belong together have less, half of those that do have more (docs/matching.md#criteria). */
const [unrelated, same] = [0.045, 0.22]

/** What words alone count at most where the challenge's own tags, sector and must-haves all say that it is about something else. */
const mostUnsupported = 0.4

/** How near both are by their words; tags that both have add a tenth each, three at most. */
export const relevance: Figure = (pair) => {
  const said = between((pair.share - unrelated) / (same - unrelated))
  const tags = sharedTags(pair)
  const percent = Math.round(said * 100)
  if (tags.length) {
    const reason = texts.wordsAndTags({ percent, tags: listed(tags) })
    return { value: between(said + Math.min(tags.length, 3) / 10), reason }
  }
  if (said > mostUnsupported && isUnsupported(pair))
    return { value: mostUnsupported, reason: texts.wordsOnly({ percent, most: mostUnsupported * 100 }) }
  return { value: said, reason: texts.words({ percent }) }
}

/** One chosen word that both use is chance; two are a subject. */
const fewestTopics = 2

/** Whether the challenge says what it looks for, and the project answers to none of it. */
const isUnsupported = (pair: Pair) =>
  (pair.challenge.sector !== '' || pair.challenge.mustHaves.length > 0) &&
  topicsOf(pair).length < fewestTopics &&
  ![sector(pair), mustHaves(pair)].some((part) => part?.value)

/** The challenge's tags that are among the project's tags and keywords, as the challenge writes them. */
export function sharedTags({ project, challenge }: Pick<Pair, 'project' | 'challenge'>): string[] {
  const own = new Set(project.tags.map(termsOf))
  return challenge.tags.filter((tag) => own.has(termsOf(tag)))
}

/** Words that both use and one of them chose for its title or tags; the most used first. */
export const topicsOf = ({ project, challenge }: Pick<Pair, 'project' | 'challenge'>): string[] =>
  sharedTopics(searchedProject(project), searchedChallenge(challenge), [
    project.title,
    ...project.tags,
    challenge.title,
    ...challenge.tags,
  ])

export const mustHaves: Figure = ({ project, challenge }) => {
  const total = challenge.mustHaves.length
  if (!total) return null
  const count = mustHavesOf(project, challenge.mustHaves).filter(({ evidence }) => evidence).length
  return { value: count / total, reason: texts.mustHaves({ count, total }) }
}

/** Whether the project names the challenge's sector; null when the challenge has none of the list. */
export const sector: Figure = ({ project, challenge }) => {
  if (!challenge.sector) return null
  const said = [project.title, project.department, ...project.tags, textOf(project.subject), textOf(project.market)]
  const named = ` ${termsOf(said.join('\n'))} `.includes(` ${termsOf(challenge.sector)} `)
  const words = { sector: challenge.sector }
  return { value: named ? 1 : 0, reason: named ? texts.sectorNamed(words) : texts.sectorNotNamed(words) }
}

export const market: Figure = ({ project, challenge }) => {
  const value = overlapOf(textOf(project.market), textOf(challenge.texts))
  return value === null ? null : { value, reason: texts.market({ percent: Math.round(value * 100) }) }
}

/** Each level that is missing takes a quarter. */
export const stage: Figure = ({ project, challenge }) => {
  if (project.trl === null || challenge.trl === null) return null
  const words = { trl: project.trl, asked: challenge.trl }
  const missing = challenge.trl - project.trl
  return { value: between(1 - missing / 4), reason: missing > 0 ? texts.stageBelow(words) : texts.stageReached(words) }
}

/** How much of what the project looks for the challenge pays. */
export const funding: Figure = ({ project, challenge }) => {
  if (challenge.funding === null || !project.fundingNeeded) return null
  const value = between(challenge.funding / project.fundingNeeded)
  return { value, reason: texts.funding({ percent: Math.round(value * 100) }) }
}

/** Somebody besides the lead is needed to carry a proposal. */
export const people: Figure = ({ project }) => ({
  value: between(project.people / 3),
  reason: texts.people({ count: project.people }),
})

/** Four weeks are enough for a proposal. */
const weeksEnough = 28

export const time: Figure = ({ challenge, today }) => {
  if (challenge.deadline === null) return { value: 1, reason: texts.noDeadline() }
  const left = Math.max(0, days(today, challenge.deadline))
  return { value: between(left / weeksEnough), reason: texts.daysLeft({ days: left }) }
}

export const underWay: Figure = ({ project }) => {
  const value = activity(project)
  return { value, reason: value === 1 ? texts.underWay() : value >= 0.6 ? texts.soon() : texts.notUnderWay() }
}

/** Half a year after the deadline leaves time to begin the work together. */
export const lasting: Figure = ({ project, challenge, today }) => {
  if (!project.endDate) return null
  const left = Math.max(0, days(challenge.deadline ?? today, project.endDate))
  return { value: between(left / 183), reason: left ? texts.lasts({ days: left }) : texts.endsBefore() }
}
