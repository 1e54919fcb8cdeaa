/** The university hears of it when somebody joins a company on their word alone, for anyone can write a company's name. */
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import { notify, type Message } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'

/**
 * Tells who looks after the company, or the whole team when nobody does. `before` is the company that the account was with.
 * Nobody is told of somebody who is alone there: there is nobody whose place could be taken.
 */
export async function tellOfJoining(
  work: Pick<Work<Viewer | null>, 'tx' | 'afterCommit' | 'viewer'>,
  userId: number,
  before: number | null,
): Promise<void> {
  const { name, email, company } = await work.tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      name: true,
      email: true,
      company: {
        select: {
          id: true,
          name: true,
          ownerId: true,
          people: { where: { status: 'ACTIVE', id: { not: userId } }, select: { id: true }, take: 1 },
        },
      },
    },
  })
  if (!company || company.id === before || !company.people.length) return
  const message: Omit<Message, 'to'> = {
    kind: 'COMPANY_JOINED',
    subject: { entity: 'Company', id: company.id },
    data: { by: name, email, company: company.name },
  }
  if (company.ownerId) await notify(work, { ...message, to: company.ownerId })
  else await tellUniversity(work, message)
}
