/** Moving an idea from one status to another: the one place that writes a status. */
import type { Idea, Prisma } from '../../__generated__/prisma/client.ts'
import type { IdeaStatus } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { moverOf, statusInWords } from './ideaStatus.ts'

type Columns = Omit<Prisma.IdeaUncheckedUpdateManyInput, 'status'>

/** Moves it and writes down why, or says why it cannot move; of two who move it at once one is told to look again. */
export async function moveIdea(work: Work, idea: Idea, to: IdeaStatus, columns: Columns = {}, comment = '') {
  if (!moverOf(idea.status, to))
    throw conflict(`An idea that is ${statusInWords(idea.status)} cannot become ${statusInWords(to)}`)
  const { count } = await work.tx.idea.updateMany({
    where: { id: idea.id, status: idea.status },
    data: { ...columns, status: to },
  })
  if (!count) throw conflict('Somebody else has just changed this idea; please look again')
  await work.audit('Idea', idea.id, { status: [idea.status, to] }, comment)
}
