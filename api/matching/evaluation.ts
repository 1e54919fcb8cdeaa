/** How well the index finds known answers: recall and mean reciprocal rank, with 95 % bootstrap intervals. */
import { MatchIndex } from './matchIndex.ts'

export interface EvaluationSet {
  projects: { id: string; abstract: string }[]
  challenges: { id: string; title: string; description: string }[]
  pairs: { projectId: string; challengeId: string; join: string }[]
}

/** A figure and the limits of its interval. */
type Estimate = [value: number, low: number, high: number]

export interface Quality {
  pairs: number
  'R@1': Estimate
  'R@5': Estimate
  'R@10': Estimate
  MRR: Estimate
}

const samples = 2_000

/** Per kind of pair. The query is the abstract alone, as a title may give the answer away. */
export async function evaluate({ projects, challenges, pairs }: EvaluationSet): Promise<Map<string, Quality>> {
  const index = new MatchIndex<string>()
  for (const { id, title, description } of challenges) index.put(id, { title, body: description })
  const abstracts = new Map(projects.map(({ id, abstract }) => [id, abstract]))
  const places: { join: string; challengeId: string; place: number }[] = []
  for (const { projectId, challengeId, join } of pairs) {
    const ranked = await index.rank({ title: '', body: abstracts.get(projectId) ?? '' })
    const place = ranked.findIndex(({ id }) => id === challengeId)
    places.push({ join, challengeId, place: place < 0 ? Infinity : place + 1 })
  }
  return new Map(
    [...Map.groupBy(places, ({ join }) => join)].map(([join, found]) => {
      const groups = [...Map.groupBy(found, ({ challengeId }) => challengeId).values()].map((group) =>
        group.map(({ place }) => place),
      )
      const within = (most: number) => estimate(groups, (place) => (place <= most ? 1 : 0))
      return [
        join,
        {
          pairs: found.length,
          'R@1': within(1),
          'R@5': within(5),
          'R@10': within(10),
          MRR: estimate(groups, (place) => 1 / place),
        },
      ]
    }),
  )
}

/** Whole challenges are drawn, as several projects may answer the same one. The draws are the same in every run. */
function estimate(groups: number[][], gain: (place: number) => number): Estimate {
  const sums = groups.map((group) => [group.reduce((sum, place) => sum + gain(place), 0), group.length] as const)
  const meanOf = (drawn: (readonly [number, number])[]) =>
    drawn.reduce((sum, [gained]) => sum + gained, 0) / drawn.reduce((sum, [, count]) => sum + count, 0)
  const random = randomNumbers(18)
  const means = Array.from({ length: samples }, () => meanOf(sums.map(() => sums[Math.floor(random() * sums.length)]!)))
  means.sort((one, other) => one - other)
  return [meanOf(sums), means[Math.floor(samples * 0.025)]!, means[Math.ceil(samples * 0.975) - 1]!]
}

/** Numbers from 0 to 1, always the same for a seed (a linear congruential generator). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}
