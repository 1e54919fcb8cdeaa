/** Drafts of a language model in the schema, as every feature shows them. */
import { builder } from '../../builder.ts'
import type { Claim } from '../../model/claim.ts'
import type { Draft } from '../../model/draft.ts'

export const ModelClaim = builder.objectRef<Claim>('ModelClaim').implement({
  description: 'A sentence of a language model that rests on a quotation, which was found in its source.',
  fields: (t) => ({
    text: t.exposeString('text'),
    quotation: t.exposeString('quotation'),
    source: t.exposeString('source', { description: 'The field, file or answer that is quoted.' }),
  }),
})

export const ModelDraft = builder.objectRef<Draft>('ModelDraft').implement({
  description: 'Words that a language model drafted; they stand beside those that the rules made.',
  fields: (t) => ({
    model: t.exposeString('model', { description: 'Provider and name.' }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
    claims: t.field({ type: [ModelClaim], resolve: ({ claims }) => claims }),
    unbacked: t.exposeStringList('unbacked', { description: 'Sentences whose quotation was not found.' }),
    withheld: t.exposeStringList('withheld', { description: 'Confidential sources that were not sent.' }),
  }),
})

/** Of a payload's notice. */
export const noticeWords = 'What the language model did not do, in a sentence; empty when it did all.'
