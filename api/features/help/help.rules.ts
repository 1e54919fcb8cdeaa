/** What words for help articles must hold. */
import { object } from 'yup'
import { languageChoices } from '#api/languages.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import { draftRevision as revision } from '#api/wordVersions.rules.ts'
import * as texts from '#texts/help/rules.js'

const article = {
  slug: text(100)
    .matches(/^[a-z0-9-]+$/, texts.unknownArticle)
    .required(texts.unknownArticle)
    .meta({ description: 'The name of the article, as links to it have it.' }),
  language: enumOf(languageChoices, 'Language').required(texts.chooseLanguage).meta({ label: texts.language() }),
}

const version = nodeId('HelpVersion', texts.versionNotFound)

export const saveHelpDraftRules = object({
  ...article,
  revision,
  title: text(160).required(texts.giveTitle).meta({ label: texts.title() }),
  summary: text(400).required(texts.giveSummary).meta({ label: texts.summary() }),
  text: text(40_000)
    .required(texts.giveText)
    .meta({ label: texts.text(), description: 'Markdown; HTML is shown as text.' }),
})

export const publishHelpDraftRules = object({ id: version, revision })
export const deleteHelpDraftRules = object({ id: version })
export const resetHelpArticleRules = object(article)
