/** What the viewer has said of matches, as the next search takes it into account (docs/matching.md#answers). */
import type { Context } from '../../context.ts'

interface OwnAnswers {
  /** The projects or challenges on the other side that are not relevant. */
  refused: Set<number>
  /** The texts of those whose subject is another one. */
  unwanted: string
}

const text = { title: true, description: true, tags: true } as const

/** Of all matches of some projects, or of some challenges; of each of them by its number. */
export async function answersOf(
  { db, viewer }: Context,
  side: 'projectId' | 'challengeId',
  ids: readonly number[],
): Promise<(id: number) => OwnAnswers> {
  const all = await db.matchAnswer.findMany({
    where: { userId: viewer!.id, reply: 'NOT_RELEVANT', [side]: { in: [...ids] } },
    select: {
      projectId: true,
      challengeId: true,
      reason: true,
      project: { select: text },
      challenge: { select: text },
    },
    orderBy: { id: 'asc' },
  })
  return (id) => {
    const answers = all.filter((answer) => answer[side] === id)
    const others = answers
      .filter(({ reason }) => reason === 'OTHER_SUBJECT')
      .map(({ project, challenge }) => (side === 'projectId' ? challenge : project))
    return {
      refused: new Set(answers.map((answer) => answer[side === 'projectId' ? 'challengeId' : 'projectId'])),
      unwanted: others.map(({ title, description, tags }) => [title, description, ...tags].join('\n')).join('\n'),
    }
  }
}
