/** Ends a draft of the viewer: what was written in it is saved now, or not wanted any more. */
import type { Work } from './action.ts'
import type { DraftFormName } from './features/drafts/draft.rules.ts'

/** `subject` as the draft has it; without it, all of the form. */
export const endDraft = ({ tx, viewer }: Work, form: DraftFormName, subject?: string) =>
  tx.draft.deleteMany({ where: { userId: viewer.id, form, ...(subject === undefined ? {} : { subject }) } })
