/** Keeping what a person has begun to write, and throwing it away. */
import { action } from '../../action.ts'
import { discardDraftRules, saveDraftRules } from './draft.rules.ts'

export const saveDraft = action({
  name: 'saveDraft',
  requires: 'DRAFT_OWN',
  rules: saveDraftRules,
  description: 'Keeps what the viewer has written so far in a form; there is one draft for each form.',
  async run({ tx, viewer }, { form, step, values }) {
    const key = { userId: viewer.id, form }
    await tx.draft.upsert({
      where: { userId_form: key },
      create: { ...key, step, values },
      update: { step, values },
    })
    return { viewer }
  },
})

export const discardDraft = action({
  name: 'discardDraft',
  requires: 'DRAFT_OWN',
  rules: discardDraftRules,
  description: 'Throws away what the viewer has begun to write in a form.',
  async run({ tx, viewer, access }, { form }) {
    await tx.draft.deleteMany({ where: { AND: [{ form }, access.within('DRAFT_OWN')] } })
    return { viewer }
  },
})
