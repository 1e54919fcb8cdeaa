/** The product's own templates of agreements, as administrators may reword them. */
import { createHash } from 'node:crypto'
import * as clauses from '#texts/agreements/clauses.js'
import type { Language } from '../../__generated__/prisma/enums.ts'
import { readSources, type Sources } from '../../wording/sources.ts'
import type { AgreementKind } from './agreement.rules.ts'

/** A message of the catalogue, or an answer of the form by its placeholder. */
type Part = ((values: never) => string) | string
type Section = readonly [heading: Part, ...paragraphs: Part[]]

const parties: Section = [clauses.parties, clauses.between, clauses.represented]
const closing: readonly Section[] = [
  [clauses.term, clauses.begins, clauses.lasts, clauses.law],
  [clauses.contact, '{contact}'],
]

const agreement = (subject: Part, ...own: readonly Section[]): readonly Section[] => [
  parties,
  [clauses.purpose, '{purpose}'],
  [subject, '{subject}'],
  ...own,
  ...closing,
]

const templates: Record<AgreementKind, readonly Section[]> = {
  PATENTABILITY: [
    [clauses.question, '{purpose}'],
    [clauses.invention, '{subject}'],
    [clauses.next, clauses.nextAnswer, clauses.nextSilence],
  ],
  NDA: agreement(
    clauses.information,
    [clauses.confidentiality, clauses.ndaDuties, clauses.ndaUse, clauses.ndaExceptions],
    [clauses.end, clauses.ndaReturn, clauses.ndaNoLicense],
  ),
  MTA: agreement(
    clauses.givenMaterial,
    [clauses.material, clauses.mtaTransfer, clauses.mtaUse, clauses.mtaCare],
    [clauses.results, clauses.mtaResults, clauses.mtaAcknowledge],
  ),
  DATA_USE: agreement(
    clauses.givenData,
    [clauses.data, clauses.dataTransfer, clauses.dataUse, clauses.dataPersons, clauses.dataSecurity],
    [clauses.end, clauses.dataDelete],
  ),
  SOFTWARE_LICENSE: agreement(
    clauses.software,
    [clauses.license, clauses.licenseGrant, clauses.licenseLimits],
    [clauses.warranty, clauses.licenseWarranty, clauses.licenseParts],
  ),
}

let sources: Record<Language, Sources> | undefined

/** The product's own template of a kind in a language. */
export function productTemplate(kind: AgreementKind, language: Language): string {
  sources ??= readSources()
  const known = sources[language]
  const said = (part: Part) => (typeof part === 'string' ? part : known.get(part)!)
  return templates[kind]
    .flatMap(([heading, ...paragraphs]) => [`## ${said(heading)}`, ...paragraphs.map(said)])
    .join('\n\n')
}

/** Tells the product's own template from what it was when somebody wrote other words. */
export const fingerprintOf = (kind: AgreementKind, language: Language): string =>
  createHash('sha256').update(productTemplate(kind, language)).digest('hex').slice(0, 16)
