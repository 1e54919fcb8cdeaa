/** Administrators decide about the whole platform, and close it for changes while they maintain it. */
import * as texts from '#texts/platform/errors.js'
import { action, changesOf, type Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { platformSettings } from '../../platformSettings.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { endMaintenanceRules, startMaintenanceRules, updatePlatformSettingsRules } from './platform.rules.ts'

/** The settings, held so that what two administrators decide at the same moment comes one after the other. */
async function held({ tx }: Work) {
  await tx.platform.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} })
  await lockRow(tx, 'Platform', 1)
  return platformSettings(tx)
}

export const updatePlatformSettings = action({
  name: 'updatePlatformSettings',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updatePlatformSettingsRules,
  description: 'Sets who waits for the university, how lists shorten amounts, and where answers to mails go.',
  async run(work, { replyTo, ...switches }) {
    const settings = { ...switches, replyTo: replyTo || null }
    const before = await held(work)
    await work.tx.platform.update({ where: { id: 1 }, data: settings })
    await recordSettings(work, 'platform', changesOf(before, settings))
    return { done: true }
  },
})

export const startMaintenance = action({
  name: 'startMaintenance',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: startMaintenanceRules,
  description: 'Refuses changes of everybody but administrators from now on; reading and signing in go on.',
  async run(work, { text = '', textArabic = '', until = null }) {
    const before = await held(work)
    if (before.maintenanceSince) throw conflict(texts.maintainedAlready())
    const settings = {
      maintenanceSince: new Date(),
      maintenanceUntil: until,
      maintenanceText: text,
      maintenanceArabic: textArabic,
    }
    await work.tx.platform.update({ where: { id: 1 }, data: settings })
    await recordSettings(work, 'maintenance', changesOf(before, settings))
    return { done: true }
  },
})

const over = { maintenanceSince: null, maintenanceUntil: null, maintenanceText: '', maintenanceArabic: '' }

export const endMaintenance = action({
  name: 'endMaintenance',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: endMaintenanceRules,
  description: 'Takes changes of everybody again.',
  async run(work) {
    const before = await held(work)
    if (!before.maintenanceSince) throw conflict(texts.notMaintained())
    await work.tx.platform.update({ where: { id: 1 }, data: over })
    await recordSettings(work, 'maintenance', changesOf(before, over))
    return { done: true }
  },
})
