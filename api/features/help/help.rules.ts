/** What words for help articles must hold, and what articles of the university's own must say of themselves. */
import { array, object, string } from 'yup'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { lines } from '#api/fieldRules.ts'
import { languageChoices } from '#api/languages.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import { draftRevision as revision } from '#api/wordVersions.rules.ts'
import * as texts from '#texts/help/rules.js'

export const helpCategories = [
  'BASICS',
  'RESEARCH',
  'COLLABORATION',
  'OPPORTUNITIES',
  'AI_TOOLS',
  'PROCESS',
  'SECURITY',
  'TECHNICAL',
  'SUPPORT',
  'TIPS',
] as const
export const helpArticleTypes = ['GUIDE', 'TUTORIAL', 'REFERENCE', 'FAQ'] as const

/** The most pages that one article explains. */
const mostPages = 20

const language = enumOf(languageChoices, 'Language').required(texts.chooseLanguage).meta({ label: texts.language() })

const article = {
  slug: text(100)
    .matches(/^[a-z0-9-]+$/, texts.unknownArticle)
    .required(texts.unknownArticle)
    .meta({ description: 'The name of the article, as links to it have it.' }),
  language,
}

const words = {
  title: text(160).required(texts.giveTitle).meta({ label: texts.title() }),
  summary: text(400).required(texts.giveSummary).meta({ label: texts.summary() }),
  text: text(40_000)
    .required(texts.giveText)
    .meta({ label: texts.text(), description: 'Markdown; HTML is shown as text.' }),
}

const version = nodeId('HelpVersion', texts.versionNotFound)

export const saveHelpDraftRules = object({ ...article, revision, ...words })
export const publishHelpDraftRules = object({ id: version, revision })
export const deleteHelpDraftRules = object({ id: version })
export const resetHelpArticleRules = object(article)

const own = nodeId('HelpArticle', texts.articleNotFound)

const head = object({
  category: enumOf(helpCategories, 'HelpCategory').required(texts.chooseCategory).meta({ label: texts.category() }),
  type: enumOf(helpArticleTypes, 'HelpArticleType').required(texts.chooseType).meta({ label: texts.type() }),
  roles: array(enumOf(allRoles, 'Role').required())
    .max(allRoles.length)
    .meta({ label: texts.roles(), description: 'Who reads it; with none, people of every role do.' }),
  pages: lines(
    texts.pages(),
    'The addresses of the pages that it explains; they are kept as their routes write them.',
    string()
      .max(200)
      .matches(/^\/\S*$/, texts.pageAddress),
  ).max(mostPages, () => texts.mostPages({ most: mostPages })),
})

export const createHelpArticleRules = object({ language, ...words }).concat(head)
export const updateHelpArticleRules = editRules(object({ id: own }), head)
export const deleteHelpArticleRules = object({ id: own })
