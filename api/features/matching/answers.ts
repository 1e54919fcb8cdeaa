/** What the viewer has said of matches, as the next search takes it into account (docs/matching.md#answers). */
import type { Context } from '../../context.ts'

export interface OwnAnswers {
  /** The projects or challenges that are not relevant. */
  refused: (side: 'projectId' | 'challengeId') => Set<number>
  /** The texts of those whose subject is another one. */
  unwanted: string
}

const text = { title: true, description: true, tags: true } as const

/** Of all matches of one project, or of one challenge. */
export async function answersOf(
  { db, viewer }: Context,
  of: { projectId: number } | { challengeId: number },
): Promise<OwnAnswers> {
  const answers = await db.matchAnswer.findMany({
    where: { userId: viewer!.id, reply: 'NOT_RELEVANT', ...of },
    select: {
      projectId: true,
      challengeId: true,
      reason: true,
      project: { select: text },
      challenge: { select: text },
    },
    orderBy: { id: 'asc' },
  })
  const others = answers
    .filter(({ reason }) => reason === 'OTHER_SUBJECT')
    .map(({ project, challenge }) => ('projectId' in of ? challenge : project))
  return {
    refused: (side) => new Set(answers.map((answer) => answer[side])),
    unwanted: others.map(({ title, description, tags }) => [title, description, ...tags].join('\n')).join('\n'),
  }
}
