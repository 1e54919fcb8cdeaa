/** Which experts fit a project, and by which words: what they say of themselves, against what the project is about. */
import type { Project } from '../../__generated__/prisma/client.ts'
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

/** The columns of a project that are compared. */
export const comparedColumns = {
  title: true,
  keywords: true,
  tags: true,
  abstract: true,
  description: true,
  methodology: true,
  businessApplication: true,
  problemSolving: true,
  targetMarket: true,
} as const

type Compared = Pick<Project, keyof typeof comparedColumns>

/** What somebody or something says of itself in a few words, and all that it says. */
interface Said {
  few: string
  all: string
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
  const said = new Map<number, Said>()
  for (const { id, position, bio, expertise } of experts) {
    const few = `${expertise.join(', ')}\n${position}`
    index.put(id, { title: few, body: bio })
    said.set(id, { few, all: `${few}\n${bio}` })
  }
  const { title, tags, keywords, ...texts } = project
  const few = `${title}\n${tags.join(', ')}\n${keywords}`
  const body = Object.values(texts).join('\n')
  const ranked = await index.rank({ title: few, body })
  return ranked
    .map(({ id }) => ({ userId: id, words: wordsOf(said.get(id)!, { few, all: `${few}\n${body}` }) }))
    .filter(({ words }) => words.length)
    .slice(0, most)
}

/** Words that one of the two uses in its few: what both say somewhere in passing tells nothing. */
function wordsOf(expert: Said, project: Said): string[] {
  const shared = [...sharedTerms(expert.few, project.all), ...sharedTerms(expert.all, project.few)]
  const telling = shared.filter(({ term }) => !ofAnyProject.has(term))
  return [...new Map(telling.map(({ term, word }) => [term, word])).values()].slice(0, mostWords)
}
