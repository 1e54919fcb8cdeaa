/** Templates of agreements: a draft and a published one. */
import type { Cast, Facts } from './fact.ts'
import { any } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function agreementFacts({ db }: Cast): Promise<Facts> {
  const words = { kind: 'NDA' as const, language: 'ENGLISH' as const, text: 'T', basedOn: '' }
  const published = await db.agreementVersion.create({ data: { ...words, publishedAt: new Date(), current: true } })
  const draft = await db.agreementVersion.create({ data: words })
  return {
    'published template of an agreement': { entity: 'AgreementVersion', id: published.id, holds: any('any') },
    'draft of a template of an agreement': { entity: 'AgreementVersion', id: draft.id, holds: any('any') },
  }
}
