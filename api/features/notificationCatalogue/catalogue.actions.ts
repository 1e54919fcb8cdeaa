/** Administrators decide about notifications and mails: their words, channels and times; and test the words. */
import * as errors from '#texts/notificationCatalogue/errors.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { invalid, notFound } from '../../errors.ts'
import { postAs } from '../../letters/post.ts'
import { inLanguage } from '../../language.ts'
import { limit } from '../../limits.ts'
import { lockRow } from '../../lockRow.ts'
import { localeOf } from '../../languages.rules.ts'
import { usual } from '../notifications/delivery.ts'
import { digestTimes } from '../notifications/digestTimes.ts'
import { kinds } from '../notifications/notificationText.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { entryOf, type Entry } from './catalogue.ts'
import {
  resetNotificationTemplateRules,
  sendTestLetterRules,
  setDigestTimesRules,
  setNotificationDefaultRules,
  setNotificationTemplateRules,
} from './catalogue.rules.ts'
import { problemsOf } from './checkWords.ts'

function knownEntry(name: string): Entry {
  const entry = entryOf(name)
  if (!entry) throw notFound(records.notificationKind())
  return entry
}

export const setNotificationTemplate = editing({
  name: 'setNotificationTemplate',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: setNotificationTemplateRules,
  description:
    'Gives a kind of notifications or letters other words in one language; what is not given stays. Unknown variables are refused, and words without those that say what it is about.',
  async held({ tx }, { name, language }) {
    const { words } = knownEntry(name)
    const { id } = await tx.notificationTemplate.upsert({
      where: { kind_language: { kind: name, language } },
      create: { kind: name, language },
      update: {},
    })
    await lockRow(tx, 'NotificationTemplate', id)
    const kept = await tx.notificationTemplate.findUniqueOrThrow({ where: { id } })
    const product = words[language]
    return { kept, subject: kept.subject ?? product.subject, text: kept.text ?? product.texts[0]! }
  },
  async run(work, given, { kept, ...before }, { name, language }) {
    const words = { ...before, ...given }
    const problems = problemsOf(knownEntry(name), words.subject, words.text)
    if (problems) throw invalid(problems)
    if (!Object.keys(given).length) return { name }
    const { id } = kept
    await work.tx.notificationTemplate.update({ where: { id }, data: words })
    const changes = changesOf<{ subject: string | null; text: string | null }>(kept, words)
    await recordSettings(work, `words of ${name} ${language}`, changes, { entity: 'NotificationTemplate', id })
    return { name }
  },
})

export const resetNotificationTemplate = action({
  name: 'resetNotificationTemplate',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: resetNotificationTemplateRules,
  description: 'Takes the words of a kind in one language back: those of the product hold again.',
  async run(work, { name, language }) {
    knownEntry(name)
    const none = { subject: null, text: null }
    const [row] = await work.tx.notificationTemplate.findMany({ where: { kind: name, language, text: { not: null } } })
    if (!row) return { name }
    await lockRow(work.tx, 'NotificationTemplate', row.id)
    await work.tx.notificationTemplate.update({ where: { id: row.id }, data: none })
    const changes = { subject: [row.subject, null], text: [row.text, null] } as const
    await recordSettings(work, `words of ${name} ${language}`, changes, { entity: 'NotificationTemplate', id: row.id })
    return { name }
  },
})

export const setNotificationDefault = editing({
  name: 'setNotificationDefault',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: setNotificationDefaultRules,
  description:
    'Says how a kind of notifications reaches those who have not chosen; what is not given stays. What must arrive cannot be changed.',
  async held({ tx }, { kind }) {
    if (kinds[kind].always) throw invalid({ kind: errors.alwaysSent({ title: kinds[kind].title() }) })
    const { id } = await tx.notificationDefault.upsert({
      where: { kind },
      create: { kind, ...usual(kind) },
      update: {},
    })
    await lockRow(tx, 'NotificationDefault', id)
    return tx.notificationDefault.findUniqueOrThrow({ where: { id } })
  },
  async run(work, given, before, { kind }) {
    const { id } = before
    await work.tx.notificationDefault.update({ where: { id }, data: given })
    const changes = changesOf<{ bell: boolean; email: string }>(before, given)
    await recordSettings(work, `channels of ${kind}`, changes, { entity: 'NotificationDefault', id })
    return { name: kind }
  },
})

export const setDigestTimes = editing({
  name: 'setDigestTimes',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: setDigestTimesRules,
  description:
    'Says when the daily and the weekly digest go out; what is not given stays. A change brings no second digest on a day or in a week.',
  async held({ tx }) {
    await tx.digestTimes.upsert({ where: { id: 1 }, create: {}, update: {} })
    await lockRow(tx, 'DigestTimes', 1)
    return digestTimes(tx)
  },
  async run(work, given, before) {
    await work.tx.digestTimes.update({ where: { id: 1 }, data: given })
    await recordSettings(work, 'digest times', changesOf(before, given), { entity: 'DigestTimes', id: 1 })
    return { done: true }
  },
})

export const sendTestLetter = action({
  name: 'sendTestLetter',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: sendTestLetterRules,
  description: 'Mails the viewer a letter of a kind with sample values, marked as a test; at most 20 in an hour.',
  prepare: (ctx) => limit('testLetterAccount', String(ctx.viewer!.id)),
  async run({ tx, viewer, audit }, { name, language }) {
    const { title } = knownEntry(name)
    const mail = await postAs(tx, name, {
      to: viewer,
      subject: inLanguage(localeOf[language], title),
      data: { language },
      isTest: true,
    })
    await audit('OutgoingMail', mail!.id, { test: [null, `${name} ${language}`] })
    return { mailId: mail!.id }
  },
})
