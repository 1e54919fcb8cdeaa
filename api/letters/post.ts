/** `post(tx, kind, …)`: the one way to mail somebody. The mail is a row of the caller's transaction, and is sent after it. */
import type { OutgoingMail } from '../__generated__/prisma/client.ts'
import type { Tx } from '../db.ts'
import { enqueue } from '../job.ts'
import type { Values } from '../wording/fill.ts'
import { deliverMail } from './deliver.ts'
import type { LetterKind } from './letterKind.ts'

/** For so long a mail is tried again: a mail server that is away for a long weekend loses nothing. */
export const keptTrying = 72 * 3_600_000

interface Posted {
  /** Who gets it; without an id where the account must not be known, or there is none. */
  to: { id?: number | null; name: string; email: string }
  subject: string
  /** What it is written from; nothing with which somebody could sign in. */
  data: object
  notificationId?: number
  isTest?: boolean
}

/** Asks for a letter of a kind. */
export const post = <D extends Values>(
  tx: Tx,
  kind: Pick<LetterKind<D>, 'name' | 'subject'>,
  to: Posted['to'],
  data: Partial<D> & object,
): Promise<OutgoingMail | null> => postAs(tx, kind.name, { to, data, subject: kind.subject(data as D) })

/** The same by the name of the kind. A notification is mailed once: null when it was. */
export async function postAs(
  tx: Tx,
  kind: string,
  { to, subject, data, notificationId, isTest = false }: Posted,
): Promise<OutgoingMail | null> {
  const [mail] = await tx.outgoingMail.createManyAndReturn({
    data: {
      kind,
      userId: to.id ?? null,
      name: to.name,
      email: to.email,
      subject,
      data,
      notificationId: notificationId ?? null,
      isTest,
      giveUpAt: new Date(Date.now() + keptTrying),
    },
    skipDuplicates: true,
  })
  if (!mail) return null
  await enqueue(tx, deliverMail, { id: mail.id })
  return mail
}
