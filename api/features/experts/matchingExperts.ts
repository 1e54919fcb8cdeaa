/** Which experts fit a project, and by which words: what they say of themselves, against what the project is about. */
import type { Context } from '../../context.ts'
import { ofAnyProject } from '../../matching/comparedProject.ts'
import { MatchIndex } from '../../matching/matchIndex.ts'
import { sharedTerms } from '../../matching/sharedTerms.ts'

/** So many are shown, each with so many words; so many experts are compared. Of our own choosing. */
const [most, mostWords, mostCompared] = [12, 6, 500]

export interface ExpertMatch {
  userId: number
  /** Words that both say, as the expert writes them. */
  words: string[]
}

interface Compared {
  title: string
  keywords: string
  tags: string[]
  abstract: string
  description: string
}

/** Those who fit best first; whoever shares no telling word with the project is left out. */
export async function matchingExperts({ db, access, viewer }: Context, project: Compared): Promise<ExpertMatch[]> {
  const experts = await db.user.findMany({
    where: { AND: [{ role: 'EXPERT', id: { not: viewer?.id ?? 0 } }, access.within('EXPERT_BOOK')] },
    select: { id: true, position: true, bio: true, expertise: true },
    orderBy: { id: 'asc' },
    take: mostCompared,
  })
  const index = new MatchIndex<number>()
  const said = new Map<number, string>()
  for (const { id, position, bio, expertise } of experts) {
    const [title, body] = [expertise.join(', '), `${position}\n${bio}`]
    index.put(id, { title, body })
    said.set(id, `${title}\n${body}`)
  }
  const title = `${project.title}\n${project.tags.join(', ')}\n${project.keywords}`
  const body = `${project.abstract}\n${project.description}`
  const about = `${title}\n${body}`
  const ranked = await index.rank({ title, body })
  return ranked
    .map(({ id }) => ({ userId: id, words: wordsOf(said.get(id)!, about) }))
    .filter(({ words }) => words.length)
    .slice(0, most)
}

const wordsOf = (said: string, about: string) =>
  sharedTerms(said, about)
    .filter(({ term }) => !ofAnyProject.has(term))
    .slice(0, mostWords)
    .map(({ word }) => word)
