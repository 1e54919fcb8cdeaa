/** What is done for accounts later: the mailed link, and tidying up. */
import { number, object, string } from 'yup'
import type { Db } from '../../db.ts'
import { countsFrom } from '../../duties/answeredInTime.ts'
import { dropOldAnswers } from '../../duties/keepAnswer.ts'
import { job } from '../../job.ts'
import type { LetterKind } from '../../letters/letterKind.ts'
import { post } from '../../letters/post.ts'
import { waitingSince } from './accessRequest.ts'
import { confirmLetter, inviteLetter, resetLetter, type Link } from './account.mails.ts'
import { emailChangeAskedLetter, emailChangeLinkLetter } from './emailChange.mails.ts'
import { maySignIn } from '../../viewer.ts'

/** Posts a letter with a link, if there is such an account: who asks is not told. */
async function mailLink<D extends Link>(db: Db, email: string, kind: LetterKind<D>, data: Partial<D>): Promise<void> {
  const user = await db.user.findUnique({ where: { email } })
  if (user && maySignIn(user.status)) await db.$transaction((tx) => post(tx, kind, user, data))
}

export const mailResetLink = job({
  name: 'mailResetLink',
  rules: object({ email: string().required() }),
  retries: 3,
  run: (db, { email }) => mailLink(db, email, resetLetter, {}),
})

export const mailInvitation = job({
  name: 'mailInvitation',
  rules: object({ email: string().required(), by: string().defined(), message: string().defined() }),
  retries: 3,
  run: (db, { email, by, message }) => mailLink(db, email, inviteLetter, { by, message }),
})

export const mailConfirmLink = job({
  name: 'mailConfirmLink',
  rules: object({ email: string().required() }),
  retries: 3,
  run: (db, { email }) => mailLink(db, email, confirmLetter, {}),
})

/** Mails the link for another address, unless it is the one of an account, and tells the address before. */
export const mailEmailChange = job({
  name: 'mailEmailChange',
  rules: object({ id: number().integer().required(), email: string().required() }),
  retries: 3,
  async run(db, { id, email }) {
    const wish = await db.emailChange.findFirst({ where: { id, email }, include: { user: true } })
    if (!wish || !maySignIn(wish.user.status)) return
    const isTaken = (await db.user.count({ where: { email } })) > 0
    await db.$transaction(async (tx) => {
      await post(tx, emailChangeAskedLetter, wish.user, { email })
      if (!isTaken) await post(tx, emailChangeLinkLetter, { ...wish.user, email }, {})
    })
  },
})

export const cleanUp = job({
  name: 'cleanUp',
  rules: object(),
  retries: 2,
  every: 'day',
  lasting: true,
  async run(db) {
    const over = { expiresAt: { lt: new Date() } }
    await db.$executeRaw`
      WITH ended AS (DELETE FROM "SignIn" WHERE "expiresAt" < now() RETURNING "userId", "address", "userAgent")
      INSERT INTO "SecurityEvent" ("kind", "userId", "address", "userAgent", "detail")
      SELECT 'SESSION_ENDED', "userId", "address", "userAgent", 'Expired' FROM ended`
    await db.passwordReset.deleteMany({ where: over })
    await db.emailChange.deleteMany({ where: over })
    await db.accessRequest.deleteMany({ where: { requestedAt: { lte: waitingSince() } } })
    await dropOldAnswers(db, countsFrom())
  },
})
