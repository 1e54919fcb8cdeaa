/** Our letters: one layout for every mail, as plain text and as HTML that reads well in light and in dark. */
import { array, object, string } from 'yup'
import * as texts from '#texts/ui/letter.js'
import type { Language } from './__generated__/prisma/enums.ts'
import { config } from './config.ts'
import { job } from './job.ts'
import { sendMail, type Mail } from './mail.ts'
import { open } from './sealed.ts'

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
  /** What ends such mails without signing in; letters that must arrive have none. */
  unsubscribe?: string | undefined
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!)

/** A text with its tag `unsubscribe` as a link. */
const linked = (text: string, address: string) =>
  text.replace(/<unsubscribe>(.*)<\/unsubscribe>/, (_, words: string) => `<a href="${escaped(address)}">${words}</a>`)

/** What stands around the words. Pages have no Arabic names yet, so that a button in Arabic says what it does. */
const frame = {
  ENGLISH: {
    hello: texts.hello,
    link: texts.link,
    unsubscribe: texts.unsubscribe,
    chosen: texts.chosen,
    label: (label: string) => label,
    html: 'lang="en"',
  },
  ARABIC: {
    hello: texts.helloArabic,
    link: texts.linkArabic,
    unsubscribe: texts.unsubscribeArabic,
    chosen: texts.chosenArabic,
    label: texts.openArabic,
    html: 'lang="ar" dir="rtl"',
  },
} as const

/** The mail of a letter. */
export function mailOf({ to, subject, name, language = 'ENGLISH', paragraphs, button, unsubscribe }: Letter): Mail {
  const own = frame[language]
  const greeting = own.hello({ name })
  const link = button && `${config.publicUrl}${button.path}`
  const end = unsubscribe && `${config.publicUrl}/unsubscribe?token=${unsubscribe}`
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [own.link({ label: own.label(button.label), address: link })] : []),
    ...(end ? [`--\n${own.unsubscribe({ address: end })}`] : []),
  ].join('\n\n')
  const html = page(
    subject,
    [greeting, ...paragraphs].map((words) => `<p>${escaped(words).replaceAll('\n', '<br>')}</p>`).join('\n') +
      (link ? `\n<p><a class="button" href="${escaped(link)}">${escaped(own.label(button.label))}</a></p>` : ''),
    end ? `<p class="small">${linked(own.chosen(), end)}</p>` : '',
    own.html,
  )
  return { to, subject, text, html, ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}) }
}

/** RFC 8058: the mail program's own button. */
const oneClick = (token: string) => ({
  'List-Unsubscribe': `<${config.publicUrl}/api/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const page = (title: string, body: string, foot: string, html: string) => `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #16212b; background: #f6f8f9 }
main { max-width: 560px; margin: 0 auto; padding: 24px; border-radius: 8px; background: #ffffff }
a { color: #0f5c6e }
.button { display: inline-block; padding: 10px 20px; border-radius: 6px; background: #0f5c6e; color: #ffffff; text-decoration: none }
.small { font-size: 14px; color: #4a5a67 }
@media (prefers-color-scheme: dark) {
  body { color: #e6ecf0; background: #10171d }
  main { background: #1a242c }
  a { color: #7fd0e2 }
  .button { background: #7fd0e2; color: #10171d }
  .small { color: #a9b8c3 }
}
</style>
</head>
<body>
<main>
<p><strong>Ascent</strong></p>
${body}
${foot}
</main>
</body>
</html>
`

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
