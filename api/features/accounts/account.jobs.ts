/** What is done for accounts later: the mailed link, and tidying up. */
import { object, string } from 'yup'
import type { Db } from '../../db.ts'
import { countsFrom } from '../../duties/answeredInTime.ts'
import { dropOldAnswers } from '../../duties/keepAnswer.ts'
import { job } from '../../job.ts'
import { mailOf } from '../../letter.ts'
import { sendMail } from '../../mail.ts'
import { waitingSince } from './accessRequest.ts'
import { confirmLetter, inviteLetter, resetLetter } from './account.mails.ts'
import { maySignIn } from '../../viewer.ts'
import { hashToken, newToken } from '../../tokens.ts'

const lifetime = 30 * 60_000
/** People who are invited do not wait for the mail. */
const invitationLifetime = 7 * 86_400_000

/** Mails a link to choose a password, in the words of a letter. The link is made here, because a job's input is stored. */
async function mailLink(db: Db, email: string, letter: typeof resetLetter, lasting = lifetime): Promise<void> {
  const user = await db.user.findUnique({ where: { email } })
  if (!user || !maySignIn(user.status)) return
  const token = newToken()
  await db.passwordReset.create({
    data: { tokenHash: hashToken(token), userId: user.id, expiresAt: new Date(Date.now() + lasting) },
  })
  await sendMail(db, mailOf(letter(user, token)))
}

export const mailResetLink = job({
  name: 'mailResetLink',
  rules: object({ email: string().required() }),
  retries: 3,
  run: (db, { email }) => mailLink(db, email, resetLetter),
})

export const mailInvitation = job({
  name: 'mailInvitation',
  rules: object({ email: string().required(), by: string().defined(), message: string().defined() }),
  retries: 3,
  run: (db, { email, by, message }) =>
    mailLink(db, email, (person, token) => inviteLetter(person, token, by, message), invitationLifetime),
})

export const mailConfirmLink = job({
  name: 'mailConfirmLink',
  rules: object({ email: string().required() }),
  retries: 3,
  run: (db, { email }) => mailLink(db, email, confirmLetter),
})

export const cleanUp = job({
  name: 'cleanUp',
  rules: object(),
  retries: 2,
  every: 'day',
  async run(db) {
    const over = { expiresAt: { lt: new Date() } }
    await db.$executeRaw`
      WITH ended AS (DELETE FROM "SignIn" WHERE "expiresAt" < now() RETURNING "userId", "address", "userAgent")
      INSERT INTO "SecurityEvent" ("kind", "userId", "address", "userAgent", "detail")
      SELECT 'SESSION_ENDED', "userId", "address", "userAgent", 'Expired' FROM ended`
    await db.passwordReset.deleteMany({ where: over })
    await db.accessRequest.deleteMany({ where: { requestedAt: { lte: waitingSince() } } })
    await dropOldAnswers(db, countsFrom())
  },
})
