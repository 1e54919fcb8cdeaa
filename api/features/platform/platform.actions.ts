/** Administrators decide about the whole platform, and close it for changes while they maintain it. */
import * as texts from '#texts/platform/errors.js'
import * as rules from '#texts/platform/rules.js'
import * as nouns from '#texts/ui/nouns.js'
import { action, changesOf, type Work } from '../../action.ts'
import { config } from '../../config.ts'
import { forgetLimits } from '../../currentLimits.ts'
import { changedMeanwhile, conflict, invalid, type FieldErrors } from '../../errors.ts'
import { lockPlatform, platformSettings } from '../../platformSettings.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { endMaintenanceRules, startMaintenanceRules, updatePlatformSettingsRules } from './platform.rules.ts'

/** The settings, held so that what two administrators decide at the same moment comes one after the other. */
async function held({ tx }: Work) {
  await lockPlatform(tx)
  return platformSettings(tx)
}

/** What the machine can bear is said by who runs it, and can only be lowered. */
function needWithinConfiguration(input: { uploadMaxMb?: number | null; sessionRequests?: number | null }) {
  const wrong: FieldErrors = {}
  for (const name of ['uploadMaxMb', 'sessionRequests'] as const)
    if ((input[name] ?? 0) > config[name]) wrong[name] = rules.mostConfigured({ most: config[name] })
  if (Object.keys(wrong).length) throw invalid(wrong)
}

export const updatePlatformSettings = action({
  name: 'updatePlatformSettings',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updatePlatformSettingsRules,
  description:
    'Sets the language, who waits for the university, how lists shorten amounts, who mails are from and where answers go, and limits.',
  async run(work, { revision, ...input }) {
    const settings = { ...input, senderName: input.senderName || null, replyTo: input.replyTo || null }
    needWithinConfiguration(input)
    const before = await held(work)
    if (before.settingsRevision !== revision) throw changedMeanwhile(nouns.settings())
    await work.tx.platform.update({
      where: { id: 1 },
      data: { ...settings, settingsRevision: { increment: 1 } },
    })
    await recordSettings(work, 'platform', changesOf(before, settings))
    work.afterCommit(() => forgetLimits(work.ctx.db))
    return { done: true }
  },
})

export const startMaintenance = action({
  name: 'startMaintenance',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: startMaintenanceRules,
  description: 'Refuses changes of everyone but administrators from now on; reading and signing in go on.',
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
  description: 'Takes changes of everyone again.',
  async run(work) {
    const before = await held(work)
    if (!before.maintenanceSince) throw conflict(texts.notMaintained())
    await work.tx.platform.update({ where: { id: 1 }, data: over })
    await recordSettings(work, 'maintenance', changesOf(before, over))
    return { done: true }
  },
})
