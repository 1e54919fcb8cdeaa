/** Mail: to SMTP_URL, or as .eml files into DATA_DIR/outbox when there is none. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { config } from './config.ts'
import type { Db } from './db.ts'
import { mailLookOf } from './features/branding/mailLook.ts'
import { mailFrame, type Framed } from './mailFrame.rules.ts'
import { platformSettings } from './platformSettings.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The words as HTML, for the frame of the platform's look. */
  framed?: Framed
  headers?: Record<string, string>
  /** An event for the reader's own calendar, which mail programs offer to take over. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined
}

/** Milliseconds for a mail server to be reached, to say something, and between two answers; SMTP_URL may name others. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** The mail server, whose connections are kept, or, without one, what makes the bytes of a mail. */
async function openTransport() {
  const { createTransport } = await import('nodemailer')
  return config.smtpUrl
    ? { smtp: createTransport({ ...patience, url: config.smtpUrl }) }
    : { bytes: createTransport({ streamTransport: true, buffer: true, newline: 'unix' }) }
}
let transport: ReturnType<typeof openTransport> | undefined

/** The address of a sender without the name. */
const addressOf = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender

/**
 * Hands one mail over, in the platform's look; answers to it go where administrators want them. Returns what the mail server
 * said, or where the file is.
 */
export async function sendMail(db: Db, { calendar, framed, ...mail }: Mail): Promise<string> {
  const { replyTo, senderName } = await platformSettings(db)
  const { look, attachments } = await mailLookOf(db, framed?.language)
  const icalEvent = calendar && { method: calendar.method, filename: 'event.ics', content: calendar.content }
  const message = {
    from: senderName ? { name: senderName, address: addressOf(config.mailFrom) } : config.mailFrom,
    ...(replyTo ? { replyTo } : {}),
    ...mail,
    text: look.mailFooter ? `${mail.text}\n\n${look.mailFooter}` : mail.text,
    ...(framed ? { html: mailFrame(framed, look), attachments } : {}),
    ...(icalEvent ? { icalEvent } : {}),
  }
  const { smtp, bytes } = await (transport ??= openTransport())
  if (smtp) {
    const { response } = await smtp.sendMail(message)
    return response
  }
  const outbox = path.join(config.dataDir, 'outbox')
  await mkdir(outbox, { recursive: true })
  const { message: written } = await bytes.sendMail(message)
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
  // Readers of the folder see whole mails only.
  const unfinished = path.join(outbox, `${name}.part`)
  await writeFile(unfinished, written as Buffer)
  await rename(unfinished, path.join(outbox, name))
  return `outbox/${name}`
}
