/** Keeping what a person has begun to write, and throwing it away. */
import * as texts from '#texts/drafts/errors.js'
import { action } from '../../action.ts'
import { keepWithin } from '../../keepWithin.ts'
import { deleteDraftRules, mostDrafts, saveDraftRules } from './draft.rules.ts'

export const saveDraft = action({
  name: 'saveDraft',
  requires: 'DRAFT_OWN',
  rules: saveDraftRules,
  description:
    'Keeps what the viewer has written so far in a form; there is one draft for each form and record that it is about.',
  async run({ tx, viewer }, { form, subject, step, values }) {
    const key = { userId: viewer.id, form, subject }
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostDrafts,
      count: () => tx.draft.count({ where: { userId: viewer.id, NOT: key } }),
      message: texts.mostDrafts({ most: mostDrafts }),
    })
    await tx.draft.upsert({
      where: { userId_form_subject: key },
      create: { ...key, step, values },
      update: { step, values },
    })
    return { viewer }
  },
})

export const deleteDraft = action({
  name: 'deleteDraft',
  requires: 'DRAFT_OWN',
  rules: deleteDraftRules,
  description: 'Throws away what the viewer has begun to write in a form.',
  async run({ tx, viewer, access }, { form, subject }) {
    await tx.draft.deleteMany({ where: { AND: [{ form, subject }, access.within('DRAFT_OWN')] } })
    return { viewer }
  },
})
