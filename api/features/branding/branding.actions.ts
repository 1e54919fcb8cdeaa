/** What administrators do with the look of the platform: prepare a draft, publish it, discard it, go back to the first look. */
import { object } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { Prisma as Values } from '../../__generated__/prisma/client.ts'
import * as errors from '#texts/branding/errors.js'
import { action, changesOf, type Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { saveWhiteLabelRules } from './branding.rules.ts'
import { firstLook, type Look } from './firstLook.ts'
import { draftOf, lookOf } from './look.ts'

type Labels = Record<string, unknown>

async function keepDraft({ tx }: Work, draft: Look) {
  const draftLook = draft as unknown as Prisma.InputJsonObject
  await tx.platform.upsert({ where: { id: 1 }, create: { id: 1, draftLook }, update: { draftLook } })
  return { done: true }
}

/** Labels that hold for one role alone are not in the form, and stay. */
const ofRoles = (labels: unknown): Labels =>
  Object.fromEntries(Object.entries((labels ?? {}) as Labels).filter(([, label]) => typeof label !== 'string'))

export const saveWhiteLabel = action({
  name: 'saveWhiteLabel',
  requires: 'ADMINISTRATION',
  rules: saveWhiteLabelRules,
  description: 'Keeps a look of the platform as the draft; nobody but administrators sees it until it is published.',
  async run(work, { roleLabels = [], sidebarLabels = [], faviconUrl, ...look }) {
    const { sidebarLabels: before } = (await draftOf(work.tx)) ?? (await lookOf(work.tx))
    return keepDraft(work, {
      ...look,
      faviconUrl: faviconUrl || null,
      roleLabels: Object.fromEntries(roleLabels.map(({ role, label }) => [role.toLowerCase(), label])),
      sidebarLabels: {
        ...ofRoles(before),
        ...Object.fromEntries(sidebarLabels.map(({ path, label }) => [path, label])),
      } as Prisma.JsonObject,
    })
  },
})

export const resetWhiteLabel = action({
  name: 'resetWhiteLabel',
  requires: 'ADMINISTRATION',
  rules: object(),
  description: 'Makes the first look of the platform the draft.',
  run: (work) => keepDraft(work, firstLook),
})

export const deleteWhiteLabelDraft = action({
  name: 'deleteWhiteLabelDraft',
  requires: 'ADMINISTRATION',
  rules: object(),
  description: 'Discards the draft; what people see stays.',
  async run({ tx }) {
    await tx.platform.updateMany({ where: { id: 1 }, data: { draftLook: Values.DbNull } })
    return { done: true }
  },
})

/** The icon is long, and says nothing in words. */
const inWords = ({ faviconUrl, ...look }: Look) => ({ ...look, favicon: faviconUrl ? 'own' : 'ours' })

export const publishWhiteLabel = action({
  name: 'publishWhiteLabel',
  requires: 'ADMINISTRATION',
  rules: object(),
  description: 'Shows the draft to everybody.',
  async run(work) {
    const { tx } = work
    await lockRow(tx, 'Platform', 1)
    const draft = await draftOf(tx)
    if (!draft) throw conflict(errors.noDraft())
    const before = await lookOf(tx)
    await tx.platform.update({ where: { id: 1 }, data: { ...(draft as object), draftLook: Values.DbNull } })
    await recordSettings(work, 'white label', changesOf(inWords(before), inWords(draft)))
    return { done: true }
  },
})
