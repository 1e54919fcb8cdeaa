/** The forms of IP and legal help: what each is for, what it needs, and what happens next. */
import { Database, FileCode, FlaskConical, Lightbulb, Scale, Handshake, type LucideIcon } from 'lucide-react'
import * as texts from '#texts/agreements/forms.js'
import { ipPath } from './disclosurePaths.ts'

interface FormKind {
  icon: LucideIcon
  name: string
  about: string
  needs: string
  next: string
  /** Null for the disclosure, which begins in a dialog. */
  to: string | null
}

const request = (kind: string) => `${ipPath}/request/${kind}`

export const formKinds = {
  disclosure: {
    icon: Lightbulb,
    name: texts.disclosure(),
    about: texts.disclosureAbout(),
    needs: texts.disclosureNeeds(),
    next: texts.disclosureNext(),
    to: null,
  },
  patentability: {
    icon: Scale,
    name: texts.patentability(),
    about: texts.patentabilityAbout(),
    needs: texts.patentabilityNeeds(),
    next: texts.patentabilityNext(),
    to: request('patentability'),
  },
  nda: {
    icon: Handshake,
    name: texts.nda(),
    about: texts.ndaAbout(),
    needs: texts.ndaNeeds(),
    next: texts.agreementNext(),
    to: request('nda'),
  },
  mta: {
    icon: FlaskConical,
    name: texts.mta(),
    about: texts.mtaAbout(),
    needs: texts.mtaNeeds(),
    next: texts.agreementNext(),
    to: request('mta'),
  },
  dataUse: {
    icon: Database,
    name: texts.dataUse(),
    about: texts.dataUseAbout(),
    needs: texts.dataUseNeeds(),
    next: texts.agreementNext(),
    to: request('data-use'),
  },
  softwareLicense: {
    icon: FileCode,
    name: texts.softwareLicense(),
    about: texts.softwareLicenseAbout(),
    needs: texts.softwareLicenseNeeds(),
    next: texts.agreementNext(),
    to: request('software-license'),
  },
} as const satisfies Record<string, FormKind>

export type FormName = keyof typeof formKinds

/** The kinds of agreements by their names in addresses. */
export const agreementKinds = {
  patentability: 'PATENTABILITY',
  nda: 'NDA',
  mta: 'MTA',
  'data-use': 'DATA_USE',
  'software-license': 'SOFTWARE_LICENSE',
} as const
export type AgreementKind = (typeof agreementKinds)[keyof typeof agreementKinds]

export const isAgreementName = (name: string): name is keyof typeof agreementKinds =>
  Object.hasOwn(agreementKinds, name)
