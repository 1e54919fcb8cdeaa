/** The mails that repeat what the bell says: at once, or once a day. */
import * as letter from '#texts/ui/letter.js'
import * as texts from '#texts/notifications/mails.js'
import type { NotificationKind, Role } from '../../__generated__/prisma/enums.ts'
import { Access } from '../../access.ts'
import { dayInWords } from '../../days.ts'
import type { Db } from '../../db.ts'
import { kindWords } from '../../duties/kindWords.rules.ts'
import { countDuties } from '../../duties/countDuties.ts'
import { openDuties } from '../../duties/openDuties.ts'
import type { Letter } from '../../letter.ts'
import { about, letterKind, value, type LetterKind, type Pending } from '../../letters/letterKind.ts'
import { ofNotifications } from '../../letters/ofNotifications.ts'
import { maySignIn, viewerColumns } from '../../viewer.ts'
import { sampleValues } from '../../wording/samples.ts'
import { readTemplates, type Templates } from '../../wording/templates.ts'
import { deliveryOf } from './delivery.ts'
import { linkOf } from './notificationLink.ts'
import { kinds, wordsOf } from './notificationText.ts'
import { unsubscribeToken } from './unsubscribe.ts'
import { whyOf } from './why.ts'

interface Told {
  kind: NotificationKind
  entity: string | null
  entityId: number | null
  data: unknown
}

/** One notification as a letter; `pending` says to whom. */
function letterOf(
  { name, email, language }: Pick<Pending, 'name' | 'email' | 'language'>,
  role: Role,
  told: Told,
  templates: Templates,
): Letter {
  const { title, mailed } = wordsOf(told.kind, told.data, language, templates)
  return {
    to: email,
    name,
    language,
    subject: title,
    paragraphs: mailed,
    why: whyOf(told.kind),
    button: { label: texts.open(), path: linkOf(told, role) ?? '/notifications' },
  }
}

/** Read, mailed at once no more, or its person gone: the mail is not needed. */
async function stillNeeded(db: Db, id: number | null) {
  const told = id === null ? null : await db.notification.findUnique({ where: { id }, include: { user: true } })
  if (!told || !maySignIn(told.user.status)) return null
  // An invitation goes to the calendar, even when the notification was read.
  if (told.readAt && !kinds[told.kind].calendar) return null
  return (await deliveryOf(db, told.userId, told.kind)).email === 'INSTANT' ? told : null
}

/** Every kind of notification is mailed by it, in the words of its own kind. */
export const notificationLetter = {
  ...letterKind({
    name: ofNotifications,
    category: 'accounts',
    title: texts.oneTitle,
    who: texts.oneWho,
    when: texts.oneWhen,
    subject: texts.oneTitle,
    paragraphs: [],
  }),
  sample(pending: Omit<Pending, 'id' | 'data'>, templates: Templates) {
    const kind = pending.kind as NotificationKind
    const told = { kind, entity: null, entityId: null, data: sampleValues() }
    return letterOf(pending, 'ADMIN', told, templates)
  },
  async write(db: Db, pending: Pending, templates: Templates) {
    const told = await stillNeeded(db, pending.notificationId)
    if (!told) return null
    const { user, kind, entityId } = told
    const letter = letterOf({ ...pending, name: user.name, email: user.email }, user.role, told, templates)
    const calendar = entityId ? await kinds[kind].calendar?.(db, entityId, user.id) : null
    const unsubscribe = await unsubscribeToken(db, user.id, kind)
    return { letter: { ...letter, unsubscribe }, calendar: calendar ?? null }
  },
} satisfies LetterKind

/** In a mail nobody reads more than this many. */
const most = 20
/** The most duties that a mail names. */
const mostDuties = 5

interface Digest extends Record<string, string | number> {
  /** Of the notifications, as the letter is asked for; it is written from what they say then. */
  ids: string
  count: number
  open: number
  overdue: number
  after: 'waiting' | 'greeting'
  duties: string
  told: string
  more: number
}

/** What the person owes, as the person's dashboard would tell it, before what happened and is still unread. */
async function digested(db: Db, { userId, data, language }: Pending) {
  const viewer = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select: viewerColumns })
  const { ids } = data as Digest
  const told = await db.notification.findMany({
    where: { id: { in: ids.split(',').map(Number) }, readAt: null },
    orderBy: { id: 'asc' },
  })
  if (!viewer || !maySignIn(viewer.status) || !told.length) return null
  const asking = { db, viewer, access: new Access(viewer, db) }
  const waiting = await countDuties(asking)
  const next = await openDuties(asking, {}, mostDuties)
  const templates = await readTemplates(db)
  const inWords = (one: Told) => {
    const { title, message } = wordsOf(one.kind, one.data, language, templates)
    return [title, message, letter.why({ why: whyOf(one.kind) })].join('\n')
  }
  const digest: Digest = {
    ids,
    count: told.length,
    open: waiting.open,
    overdue: waiting.overdue,
    after: waiting.open ? 'waiting' : 'greeting',
    duties: next
      .map(({ kind, title, due }) => texts.duty({ kind: kindWords[kind](), title, due: dayInWords(due) }))
      .join(between),
    told: told.slice(0, most).map(inWords).join(between),
    more: Math.max(0, told.length - most),
  }
  return { data: digest, unsubscribe: await unsubscribeToken(db, viewer.id, 'DIGEST') }
}

const between = '\n\n'

export const digestLetter = letterKind<Digest>({
  name: 'DIGEST',
  category: 'accounts',
  title: texts.digestTitle,
  who: texts.digestWho,
  when: texts.digestWhen,
  optional: true,
  subject: texts.digest,
  paragraphs: [about('open', texts.waiting), value('duties'), texts.happened, value('told'), about('more', texts.more)],
  button: { label: texts.seeAll, path: () => '/notifications' },
  prepare: digested,
})
