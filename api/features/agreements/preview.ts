/** How a draft would read: made from a template with sample answers, or with those of a request. */
import * as samples from '#texts/agreements/samples.js'
import type { Language } from '../../__generated__/prisma/enums.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { notFound } from '../../errors.ts'
import { inLanguage } from '../../language.ts'
import { localeOf } from '../../languages.rules.ts'
import * as records from '#texts/ui/records.js'
import type { AgreementKind } from './agreement.rules.ts'
import { problemIn } from './checkTemplate.ts'
import { draftOf, type Draft, type Given } from './draft.ts'
import { mostTemplate } from './template.rules.ts'

export interface Preview extends Draft {
  problem: string | null
}

interface Answers {
  given: Given
  researcher: string
}

const nothing: Draft = { banner: '', title: '', made: '', sections: [], parties: [] }

/** The draft that the template would make; a template that cannot be taken says why instead. */
export async function previewOf(
  ctx: Context,
  kind: AgreementKind,
  template: { language: Language; text: string },
  requestId: number | null,
): Promise<Preview> {
  const text = template.text.slice(0, mostTemplate)
  const problem = problemIn(kind, text)
  if (problem !== null) return { ...nothing, problem }
  const locale = localeOf[template.language]
  const { given, researcher } =
    requestId === null ? inLanguage(locale, () => sampleOf(kind)) : await askedIn(ctx, kind, requestId)
  const draft = inLanguage(locale, () => draftOf(given, { ...template, text }, { researcher, today: universityDay() }))
  return { ...draft, problem: null }
}

/** What a request that the viewer may see asked. */
async function askedIn({ db, access }: Context, kind: AgreementKind, id: number): Promise<Answers> {
  await access.find('SUPPORT_READ', id)
  const made = await db.agreementDraft.findFirst({
    where: { supportRequestId: id, supportRequest: { agreementKind: kind } },
    select: { answers: true, supportRequest: { select: { requester: { select: { name: true } } } } },
  })
  if (!made) throw notFound(records.supportRequest())
  const answers = made.answers as unknown as Given & { startsOn?: string | null }
  return {
    given: { ...answers, startsOn: answers.startsOn ? new Date(answers.startsOn) : null },
    researcher: made.supportRequest.requester?.name ?? '',
  }
}

function sampleOf(kind: AgreementKind): Answers {
  const given: Given = {
    kind,
    categoryId: 0,
    title: samples.title(),
    counterparty: samples.counterparty(),
    counterpartyContact: samples.counterpartyContact(),
    purpose: samples.purpose(),
    subject: samples.subject(),
    personalData: true,
    startsOn: universityDay(),
    months: 24,
    governingLaw: samples.governingLaw(),
    contact: samples.contact(),
  }
  return { given, researcher: samples.researcher() }
}
