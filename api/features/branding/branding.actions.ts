/** What administrators do with the look of the platform: prepare a draft, publish it, discard it, go back to an earlier look. */
import { object } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { Prisma as Values } from '../../__generated__/prisma/client.ts'
import * as errors from '#texts/branding/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf, type Work } from '../../action.ts'
import { changedMeanwhile, conflict, notFound } from '../../errors.ts'
import { lockPlatform } from '../../platformSettings.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { publishWhiteLabelRules, restoreWhiteLabelRules, saveWhiteLabelRules } from './branding.rules.ts'
import { firstLook, type Look } from './firstLook.ts'
import { draftOf, keptLook, lookOf } from './look.ts'
import { keepPictures, newPictures, prunePictures } from './pictures.ts'

type Labels = Record<string, unknown>

/** The look, held so that what two administrators do at the same moment comes one after the other. */
async function held({ tx }: Work, seen?: number) {
  await lockPlatform(tx)
  const { lookRevision } = await tx.platform.findUniqueOrThrow({ where: { id: 1 }, select: { lookRevision: true } })
  if (seen !== undefined && seen !== lookRevision) throw changedMeanwhile(nouns.look())
}

const json = (look: Look) => look as unknown as Prisma.InputJsonObject
const next = { lookRevision: { increment: 1 } }

async function keepDraft({ tx, viewer }: Work, draft: Look) {
  await tx.platform.update({
    where: { id: 1 },
    data: { ...next, draftLook: json(draft), draftAt: new Date(), draftById: viewer.id },
  })
  await prunePictures(tx)
  return { done: true }
}

const noDraft = { ...next, draftLook: Values.DbNull, draftAt: null, draftById: null }

/** Labels that hold for one role alone are not in the form, and stay. */
const ofRoles = (labels: unknown): Labels =>
  Object.fromEntries(Object.entries((labels ?? {}) as Labels).filter(([, label]) => typeof label !== 'string'))

export const saveWhiteLabel = action({
  name: 'saveWhiteLabel',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: saveWhiteLabelRules,
  description: 'Keeps a look of the platform as the draft; nobody but administrators sees it until it is published.',
  prepare: (_, input) => newPictures(input),
  async run(work, input, pictures) {
    const { revision, roleLabels = [], sidebarLabels = [], ...look } = input
    await held(work, revision)
    const before = (await draftOf(work.tx)) ?? (await lookOf(work.tx))
    return keepDraft(work, {
      ...firstLook,
      ...look,
      ...(await keepPictures(work.tx, input, pictures)),
      faviconUrl: look.faviconUrl || null,
      roleLabels: Object.fromEntries(roleLabels.map(({ role, label }) => [role.toLowerCase(), label])),
      sidebarLabels: {
        ...ofRoles(before.sidebarLabels),
        ...Object.fromEntries(sidebarLabels.map(({ path, label }) => [path, label])),
      } as Prisma.JsonObject,
    })
  },
})

export const resetWhiteLabel = action({
  name: 'resetWhiteLabel',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: object(),
  description: 'Makes the first look of the platform the draft.',
  async run(work) {
    await held(work)
    return keepDraft(work, firstLook)
  },
})

export const restoreWhiteLabel = action({
  name: 'restoreWhiteLabel',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: restoreWhiteLabelRules,
  description: 'Makes a look that was published earlier the draft.',
  async run(work, { version }) {
    await held(work)
    const kept = await work.tx.lookVersion.findUnique({ where: { id: version } })
    if (!kept) throw notFound(records.look())
    return keepDraft(work, keptLook(kept.look))
  },
})

export const deleteWhiteLabelDraft = action({
  name: 'deleteWhiteLabelDraft',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: object(),
  description: 'Discards the draft; what people see stays.',
  async run(work) {
    await held(work)
    await work.tx.platform.update({ where: { id: 1 }, data: noDraft })
    await prunePictures(work.tx)
    return { done: true }
  },
})

/** The icon is long, and says nothing in words. */
const inWords = ({ faviconUrl, ...look }: Look) => ({ ...look, favicon: faviconUrl ? 'own' : 'ours' })

/** A look from before versions were kept is written down when the next one takes its place. */
async function keepVersion({ tx, viewer }: Work, before: Look, published: Look) {
  const isFirst = JSON.stringify(before) === JSON.stringify({ ...before, ...firstLook })
  if (!isFirst && !(await tx.lookVersion.count())) await tx.lookVersion.create({ data: { look: json(before) } })
  await tx.lookVersion.create({ data: { look: json(published), publishedById: viewer.id } })
}

export const publishWhiteLabel = action({
  name: 'publishWhiteLabel',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: publishWhiteLabelRules,
  description: 'Shows the draft to everyone.',
  async run(work, { revision }) {
    const { tx } = work
    await held(work, revision)
    const draft = await draftOf(tx)
    if (!draft) throw conflict(errors.noDraft())
    const before = await lookOf(tx)
    await tx.platform.update({ where: { id: 1 }, data: { ...(draft as object), ...noDraft } })
    await keepVersion(work, before, draft)
    await recordSettings(work, 'white label', changesOf(inWords(before), inWords(draft)))
    return { done: true }
  },
})
