/** The template from which a draft is made: what administrators published, or the product's own. */
import type { Language } from '../../__generated__/prisma/enums.ts'
import type { Db } from '../../db.ts'
import type { AgreementKind } from './agreement.rules.ts'
import { productTemplate } from './productTemplates.ts'

export async function templateInForce(db: Db, kind: AgreementKind, language: Language) {
  const published = await db.agreementVersion.findFirst({
    where: { kind, language, current: true },
    select: { id: true, text: true },
  })
  return { language, versionId: published?.id ?? null, text: published?.text ?? productTemplate(kind, language) }
}
