/** The demo's templates of agreements: a published NDA of the university, an earlier one, a draft; and what drafts were made from. */
import type { Tx } from '../../../api/db.ts'
import { fingerprintOf, productTemplate } from '../../../api/features/agreements/productTemplates.ts'
import type { Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'

const language = 'ENGLISH' as const
const disputes = `## Disputes

The authorized people of both parties first try to settle a dispute among themselves.`

/** Puts sections before the term of the product's own template. */
const withSections = (...sections: string[]) =>
  productTemplate('NDA', language).replace('## Term and law', `${sections.join('\n\n')}\n\n## Term and law`)

const counterparties = ['Gulf Water Works', 'Emirates Solar Partners', 'Harbor Robotics', 'Falcon Materials'] as const

/** Writes them; `persons` are those of the demo by their keys. */
export async function seedAgreements(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  const by = persons.get('admin')!
  const version = (text: string, days: number) => ({
    kind: 'NDA' as const,
    language,
    text,
    basedOn: fingerprintOf('NDA', language),
    writtenAt: calendar.ago(days + 1),
    writtenById: by,
    publishedAt: calendar.ago(days),
    publishedById: by,
  })
  await tx.agreementVersion.create({ data: version(withSections(disputes.replace('first try', 'try')), 90) })
  const current = await tx.agreementVersion.create({ data: { ...version(withSections(disputes), 40), current: true } })
  const next = `${disputes}\n\nIf they do not settle it within 30 days, the courts of the place of the university decide.`
  await tx.agreementVersion.create({
    data: { ...version(withSections(next), 0), writtenAt: calendar.ago(2), publishedAt: null, publishedById: null },
  })
  const asked = await tx.supportRequest.findMany({
    where: { agreementKind: { not: null } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      title: true,
      description: true,
      agreementKind: true,
      requester: { select: { name: true } },
      answers: { select: { label: true, value: true } },
    },
  })
  await tx.agreementDraft.createMany({
    data: asked.map(({ id, title, description, agreementKind, requester, answers: given }, nth) => {
      const kind = agreementKind!
      const template =
        kind === 'NDA' ? { versionId: current.id, text: current.text } : { text: productTemplate(kind, language) }
      const answers = {
        kind,
        title,
        counterparty:
          given.find(({ label }) => label === 'Other party')?.value ?? counterparties[nth % counterparties.length]!,
        direction: 'BOTH',
        purpose: description,
        subject: title,
        personalData: nth % 2 === 0,
        months: nth % 3 === 0 ? null : 24,
        governingLaw: nth % 2 === 0 ? 'the United Arab Emirates' : '',
        contact: requester?.name ?? '',
      }
      return { supportRequestId: id, language, ...template, answers }
    }),
  })
}
