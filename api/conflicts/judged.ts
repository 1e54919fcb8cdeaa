/** What somebody is to judge: who works on it, and in which department. */
import type { Context } from '../context.ts'

export interface Judged {
  people: readonly number[]
  /** Empty when it belongs to none. */
  department: string
}

export async function judgedProject({ db }: Context, id: number): Promise<Judged> {
  const { department, ownerId, members } = await db.project.findUniqueOrThrow({
    where: { id },
    select: { department: true, ownerId: true, members: { select: { userId: true } } },
  })
  return { people: [...members.map(({ userId }) => userId), ...(ownerId ? [ownerId] : [])], department }
}

/** With the project that it has become. */
export async function judgedIdea(ctx: Context, id: number): Promise<Judged> {
  const { submitterId, projectId } = await ctx.db.idea.findUniqueOrThrow({
    where: { id },
    select: { submitterId: true, projectId: true },
  })
  const { people, department } = projectId ? await judgedProject(ctx, projectId) : { people: [], department: '' }
  return { people: [...people, ...(submitterId ? [submitterId] : [])], department }
}
