/** What templates of agreements must hold; what they may name is checked by their kind (checkTemplate.ts). */
import { object } from 'yup'
import { languageChoices } from '#api/languages.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import { draftRevision as revision } from '#api/wordVersions.rules.ts'
import * as texts from '#texts/agreements/templateRules.js'
import { agreementKinds } from './agreement.rules.ts'

/** The most characters of a template. */
export const mostTemplate = 40_000

const place = {
  kind: enumOf(agreementKinds, 'AgreementKind').required(texts.chooseKind).meta({ label: texts.kind() }),
  language: enumOf(languageChoices, 'Language').required(texts.chooseLanguage).meta({ label: texts.language() }),
}

const version = nodeId('AgreementVersion', texts.versionNotFound)

export const saveAgreementVersionRules = object({
  ...place,
  revision,
  text: text(mostTemplate)
    .required(texts.giveText)
    .meta({ label: texts.text(), description: 'Headings with ##, paragraphs and placeholders in ICU MessageFormat.' }),
})

export const publishAgreementVersionRules = object({ id: version, revision })
export const deleteAgreementVersionRules = object({ id: version })
export const resetAgreementTemplateRules = object(place)
