/** Writes which mails people of the demo university got, which failed, and words that administrators wrote for a few of them. */
import type { MailState } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import { emailOf, people } from './people/people.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

/** In Arabic; people read them once they can choose their language. */
const words = [
  {
    kind: 'PROJECT_ACCEPTED',
    subject: 'تم قبول مشروعك',
    text: 'قبل {by} مشروعك “{project}”.\n\n{comment}',
  },
  {
    kind: 'PASSWORD_CHANGED_LETTER',
    subject: 'تم تغيير كلمة المرور',
    text: 'تم تغيير كلمة مرور حسابك الآن، وتم تسجيل الخروج من جلساتك الأخرى.\n\nإذا لم تكن أنت من غيّرها، فاختر كلمة مرور جديدة فورًا.',
  },
]

interface Sent {
  kind: string
  subject: string
  to: string
  state: MailState
  /** Hours before now. */
  ago: number
  attempts: number
  answer: string
}

const taken = '250 2.0.0 Ok: queued'
const away = 'connect ETIMEDOUT 192.0.2.25:587'
const unknown = '550 5.1.1 The email account that you tried to reach does not exist'

const mails: readonly Sent[] = [
  {
    kind: 'DIGEST',
    subject: '3 notifications since your last digest',
    to: 'researcher',
    state: 'SENT',
    ago: 3,
    attempts: 1,
    answer: taken,
  },
  {
    kind: 'PROJECT_ACCESS_APPROVED',
    subject: 'Project approved',
    to: 'researcher',
    state: 'SENT',
    ago: 20,
    attempts: 1,
    answer: taken,
  },
  {
    kind: 'MEETING_CONFIRMED',
    subject: 'Meeting confirmed',
    to: 'expert',
    state: 'SENT',
    ago: 26,
    attempts: 2,
    answer: taken,
  },
  {
    kind: 'REPORT',
    subject: 'Pipeline: your weekly report',
    to: 'commercialization_team',
    state: 'SENT',
    ago: 74,
    attempts: 1,
    answer: taken,
  },
  {
    kind: 'PROPOSAL_RECEIVED',
    subject: 'New proposal',
    to: 'industry',
    state: 'NOT_NEEDED',
    ago: 30,
    attempts: 0,
    answer: '',
  },
  {
    kind: 'CHALLENGE_CLOSES_SOON',
    subject: 'A challenge closes soon',
    to: 'industry',
    state: 'FAILED',
    ago: 48,
    attempts: 1,
    answer: unknown,
  },
  {
    kind: 'INVITATION',
    subject: 'Your account is ready',
    to: 'investor',
    state: 'GIVEN_UP',
    ago: 96,
    attempts: 79,
    answer: away,
  },
  {
    kind: 'PASSWORD_LINK',
    subject: 'Reset your password',
    to: 'expert',
    state: 'GIVEN_UP',
    ago: 97,
    attempts: 79,
    answer: away,
  },
]

/** Nobody is written to: what waits would be sent by the demo's server. */
export async function seedMails(tx: Tx, calendar: Calendar, ids: Ids): Promise<void> {
  await tx.notificationTemplate.createMany({
    data: words.map((one) => ({ ...one, language: 'ARABIC' as const, updatedAt: calendar.ago(20) })),
  })
  await tx.outgoingMail.createMany({
    data: mails.map(({ to, ago, ...mail }) => {
      const person = people.find(({ key }) => key === to)!
      const at = new Date(calendar.now.getTime() - ago * 3_600_000)
      const over = new Date(at.getTime() + (mail.state === 'GIVEN_UP' ? 72 : 0.1) * 3_600_000)
      return {
        ...mail,
        userId: ids.get(person.key)!,
        name: person.name,
        email: emailOf(person),
        data: mail.kind === 'INVITATION' ? { by: 'Layla Haddad', message: '' } : {},
        createdAt: at,
        giveUpAt: new Date(at.getTime() + 72 * 3_600_000),
        triedAt: mail.attempts ? over : null,
        endedAt: over,
      }
    }),
  })
}
