/** The draft of an agreement: what a form asked, put into the template of its kind. Drafts bind nobody. */
import type { InferType } from 'yup'
import * as texts from '#texts/agreements/draft.js'
import { dayInWords } from '../../days.ts'
import type { AgreementKind, requestAgreementRules } from './agreement.rules.ts'

type Given = InferType<typeof requestAgreementRules>

export interface Draft {
  /** That it binds nobody. */
  banner: string
  title: string
  /** Who made it, and when. */
  made: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
  /** The parties that sign; none where nothing is agreed. */
  parties: readonly string[]
}

/** What each kind says of what is agreed, beside what all say. */
const clauses: Record<AgreementKind, (given: Given) => readonly { heading: string; paragraphs: readonly string[] }[]> =
  {
    PATENTABILITY: () => [],
    NDA: ({ direction = 'BOTH' }) => [
      {
        heading: texts.confidentiality(),
        paragraphs: [texts.ndaDuties({ direction }), texts.ndaUse(), texts.ndaExceptions()],
      },
      { heading: texts.end(), paragraphs: [texts.ndaReturn(), texts.ndaNoLicense()] },
    ],
    MTA: ({ direction = 'GIVE' }) => [
      { heading: texts.material(), paragraphs: [texts.mtaTransfer({ direction }), texts.mtaUse(), texts.mtaCare()] },
      { heading: texts.results(), paragraphs: [texts.mtaResults(), texts.mtaAcknowledge()] },
    ],
    DATA_USE: ({ direction = 'GIVE', personalData = false }) => [
      {
        heading: texts.data(),
        paragraphs: [
          texts.dataTransfer({ direction }),
          texts.dataUse(),
          personalData ? texts.dataPersons() : texts.dataNoPersons(),
          texts.dataSecurity(),
        ],
      },
      { heading: texts.end(), paragraphs: [texts.dataDelete()] },
    ],
    SOFTWARE_LICENSE: ({ direction = 'GIVE' }) => [
      { heading: texts.license(), paragraphs: [texts.licenseGrant({ direction }), texts.licenseLimits()] },
      { heading: texts.warranty(), paragraphs: [texts.licenseWarranty(), texts.licenseParts()] },
    ],
  }

/** Puts what was given into the template. `today` is the day on which it is made. */
export function draftOf(given: Given, researcher: string, today: Date): Draft {
  const { kind, title } = given
  const isAgreement = kind !== 'PATENTABILITY'
  return {
    banner: isAgreement ? texts.banner() : texts.summaryBanner(),
    title: texts.title({ kind, title }),
    made: texts.made({ name: researcher, day: dayInWords(today) }),
    sections: [
      ...(isAgreement ? [partiesOf(given)] : []),
      { heading: texts.purpose({ kind }), paragraphs: [given.purpose] },
      { heading: texts.subject({ kind }), paragraphs: [given.subject] },
      ...clauses[kind](given),
      ...(isAgreement
        ? [termOf(given), { heading: texts.contact(), paragraphs: [given.contact ?? ''] }]
        : [nextSteps()]),
    ],
    parties: isAgreement ? [texts.university(), given.counterparty ?? ''] : [],
  }
}

function partiesOf({ counterparty = '', counterpartyContact = '' }: Given) {
  const contact = counterpartyContact ? [texts.represented({ contact: counterpartyContact })] : []
  return { heading: texts.parties(), paragraphs: [texts.between({ counterparty }), ...contact] }
}

function termOf({ startsOn, months, governingLaw }: Given) {
  return {
    heading: texts.term(),
    paragraphs: [
      startsOn ? texts.begins({ day: dayInWords(startsOn) }) : texts.beginsLater(),
      months ? texts.lasts({ months }) : texts.lastsOpen(),
      governingLaw ? texts.law({ law: governingLaw }) : texts.lawOpen(),
    ],
  }
}

const nextSteps = () => ({ heading: texts.next(), paragraphs: [texts.nextAnswer(), texts.nextSilence()] })
