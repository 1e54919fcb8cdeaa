/** The draft of an agreement: what a form asked, put into the template of its kind. Drafts bind nobody. */
import type { InferType } from 'yup'
import * as texts from '#texts/agreements/draft.js'
import type { Language } from '../../__generated__/prisma/enums.ts'
import { dayInWords } from '../../days.ts'
import type { Values } from '../../wording/fill.ts'
import type { requestAgreementRules } from './agreement.rules.ts'
import { filledIn, type Section } from './template.ts'

export type Given = InferType<typeof requestAgreementRules>

export interface Draft {
  /** That it binds nobody. */
  banner: string
  title: string
  /** Who made it, and when. */
  made: string
  sections: readonly Section[]
  /** The parties that sign; none where nothing is agreed. */
  parties: readonly string[]
}

/** Who makes a draft, and on which day. */
interface Making {
  researcher: string
  today: Date
}

/** Puts what was given into a template, in the language of texts that are made now. */
export function draftOf(given: Given, template: { language: Language; text: string }, making: Making): Draft {
  const { kind, title } = given
  const isAgreement = kind !== 'PATENTABILITY'
  return {
    banner: isAgreement ? texts.banner() : texts.summaryBanner(),
    title: texts.title({ kind, title }),
    made: texts.made({ name: making.researcher, day: dayInWords(making.today) }),
    sections: filledIn(template.text, valuesOf(given, making), template.language),
    parties: isAgreement ? [texts.university(), given.counterparty ?? ''] : [],
  }
}

const valuesOf = (given: Given, { researcher, today }: Making): Values => ({
  title: given.title,
  researcher,
  today: dayInWords(today),
  counterparty: given.counterparty ?? '',
  counterpartyContact: given.counterpartyContact ?? '',
  // Secrets are shown by both sides unless it is said; what is handed over comes from the university.
  direction: given.direction ?? (given.kind === 'NDA' ? 'BOTH' : 'GIVE'),
  purpose: given.purpose,
  subject: given.subject,
  personalData: given.personalData ? 'YES' : 'NO',
  startsOn: given.startsOn ? dayInWords(given.startsOn) : '',
  months: given.months ?? 0,
  governingLaw: given.governingLaw ?? '',
  contact: given.contact ?? '',
})
