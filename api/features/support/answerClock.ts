/** The day by which a support request is answered: promised when it is sent, and later by what it waits for its researcher. */
import type { SupportRequest } from '../../__generated__/prisma/client.ts'
import { answerTimes } from '../../duties/answerTimes.ts'
import { universityDay } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { afterWorkingDays, workingDaysBetween, type WorkingWeek } from '../../workingDays.rules.ts'

/** The day that the category promises from now on. */
export async function promisedBy(tx: Tx, categoryId: number): Promise<Date> {
  const [{ answerDays }, { week }] = await Promise.all([
    tx.supportCategory.findUniqueOrThrow({ where: { id: categoryId }, select: { answerDays: true } }),
    answerTimes(tx),
  ])
  return afterWorkingDays(universityDay(), answerDays, week)
}

/** The day of the answer after a wait: later by the working days of the university that lie in it. */
export const afterWait = (answerBy: Date, since: Date, until: Date, week: WorkingWeek): Date =>
  afterWorkingDays(answerBy, workingDaysBetween(universityDay(since), universityDay(until), week), week)

/** What ends the wait of a request; nothing when it does not wait. */
export async function endOfWait(
  tx: Tx,
  { answerBy, waitingSince }: Pick<SupportRequest, 'answerBy' | 'waitingSince'>,
): Promise<{ waitingSince?: null; answerBy?: Date }> {
  if (!waitingSince || !answerBy) return {}
  const { week } = await answerTimes(tx)
  return { waitingSince: null, answerBy: afterWait(answerBy, waitingSince, new Date(), week) }
}
