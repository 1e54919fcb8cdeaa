/** Our letters: one layout for every mail, as plain text and as HTML, which gets the platform's look when it is sent (mail.ts). */
import { array, object, string } from 'yup'
import * as texts from '#texts/ui/letter.js'
import type { Language } from './__generated__/prisma/enums.ts'
import { config } from './config.ts'
import { job } from './job.ts'
import { inLanguage } from './language.ts'
import { sendMail, type Mail } from './mail.ts'
import { escaped } from './mailFrame.rules.ts'
import { open } from './sealed.ts'
import { localeOf } from './languages.rules.ts'

export interface Letter {
  to: string
  subject: string
  /** What stands under the greeting; every paragraph is plain text. */
  paragraphs: string[]
  /** Whom it greets. */
  name: string
  /** English unless it says otherwise. */
  language?: Language
  /** The page to open, by its path. */
  button?: { label: string; path: string } | undefined
  /** What made the person a recipient, as a sentence. */
  why?: string | undefined
  /** What ends such mails without signing in; letters that must arrive have none. */
  unsubscribe?: string | undefined
}

/** A text with its tag `unsubscribe` as a link. */
const linked = (text: string, address: string) =>
  text.replace(/<unsubscribe>(.*)<\/unsubscribe>/, (_, words: string) => `<a href="${escaped(address)}">${words}</a>`)

/** The mail of a letter, with what stands around its words in the same language. */
export const mailOf = (letter: Letter): Mail =>
  inLanguage(localeOf[letter.language ?? 'ENGLISH'], () => framedMail(letter))

function framedMail({ to, subject, name, language = 'ENGLISH', paragraphs, button, why, unsubscribe }: Letter): Mail {
  const greeting = texts.hello({ name })
  const link = button && `${config.publicUrl}${button.path}`
  const because = why && texts.why({ why })
  const end = unsubscribe && `${config.publicUrl}/unsubscribe?token=${unsubscribe}`
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [texts.link({ label: button.label, address: link })] : []),
    ...(because ? [because] : []),
    ...(end ? [`--\n${texts.unsubscribe({ address: end })}`] : []),
  ].join('\n\n')
  const framed = {
    language,
    title: subject,
    body:
      [greeting, ...paragraphs].map((words) => `<p>${escaped(words).replaceAll('\n', '<br>')}</p>`).join('\n') +
      (link ? `\n<p><a class="button" href="${escaped(link)}">${escaped(button.label)}</a></p>` : ''),
    foot: [because && escaped(because), end && linked(texts.chosen(), end)]
      .filter(Boolean)
      .map((words) => `<p class="small">${words}</p>`)
      .join('\n'),
  }
  return { to, subject, text, framed, ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}) }
}

/** RFC 8058: the mail program's own button. */
const oneClick = (token: string) => ({
  'List-Unsubscribe': `<${config.publicUrl}/api/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Letters that an earlier release asked for and has not sent; this one asks for them with `post` (api/letters/post.ts). */
export const sendLetter = job({
  name: 'sendLetter',
  rules: object({
    to: string().required(),
    subject: string().required(),
    name: string().defined(),
    paragraphs: array(string().defined()).required(),
    button: object({ label: string().required(), path: string().required() }).default(undefined).optional(),
    // Sealed, because a job's input is stored.
    unsubscribe: string().optional(),
  }),
  retries: 8,
  delay: 30,
  async run(db, { unsubscribe, ...letter }) {
    await sendMail(db, mailOf({ ...letter, unsubscribe: unsubscribe && open('mail link', unsubscribe) }))
  },
})
