/** Mail without SMTP_URL: a file in the outbox, whole or not at all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { config } from './config.ts'
import { sendMail } from './mail.ts'
import { fileDatabase } from './testing/fileDatabase.ts'

const { db } = await fileDatabase()
const usual = { ...config }
let outbox: string

beforeEach(() => {
  config.dataDir = mkdtempSync(path.join(tmpdir(), 'ascent mail '))
  outbox = path.join(config.dataDir, 'outbox')
})
afterEach(() => {
  rmSync(config.dataDir, { recursive: true })
  Object.assign(config, usual)
})

const mail = { to: 'ann@test.example', subject: 'Grüße from Ascent', text: 'Hello Ann,\n\nall is well.' }
const files = () => readdirSync(outbox).sort()
const read = (name: string) => readFileSync(path.join(outbox, name), 'utf8')

test('a mail is an .eml with sender, recipient, subject and words', async () => {
  config.mailFrom = 'Ascent <team@ascent.test>'
  await sendMail(db, mail)
  const [name, ...others] = files()
  expect(others).toEqual([])
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/)
  const [head, body] = read(name!).split(/\n\n([^]*)/) as [string, string]
  expect(head).toContain('From: Ascent <team@ascent.test>')
  expect(head).toContain('To: ann@test.example')
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(body.trim()).toBe(mail.text)
})

test('mails of one moment do not overwrite each other, and none is left half written', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => sendMail(db, { ...mail, text: `Number ${n}` })))
  expect(files()).toHaveLength(20)
  expect(new Set(files().map((name) => /Number \d+/.exec(read(name))![0])).size).toBe(20)
  expect(files().every((name) => name.endsWith('.eml') && !name.startsWith('.'))).toBe(true)
})

test('answers go where administrators want them', async () => {
  await db.platform.create({ data: { replyTo: 'office@ascent.test' } })
  await sendMail(db, mail)
  expect(read(files()[0]!)).toMatch(/^Reply-To: office@ascent.test$/m)
})

test('words from people cannot become headers', async () => {
  await sendMail(db, { ...mail, to: 'ann@test.example\nBcc: eve@test.example', subject: 'Hi\r\nBcc: eve@test.example' })
  expect(read(files()[0]!).split('\n\n')[0]).not.toMatch(/^Bcc:/m)
})
