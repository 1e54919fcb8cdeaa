/** What the categories and types of articles are called where they are shown. */
import * as categories from '#texts/help/categories.js'
import * as types from '#texts/help/articleTag.js'
import type { ArticleType, Category } from './article.ts'

export const categoryInWords: Readonly<Record<Category, string>> = {
  Basics: categories.basics(),
  Research: categories.research(),
  Collaboration: categories.collaboration(),
  Opportunities: categories.opportunities(),
  'AI Tools': categories.aiTools(),
  Process: categories.process(),
  Security: categories.security(),
  Technical: categories.technical(),
  Support: categories.support(),
  Tips: categories.tips(),
}

export const typeInWords: Readonly<Record<ArticleType, string>> = {
  guide: types.guide(),
  tutorial: types.tutorial(),
  reference: types.reference(),
  faq: types.faq(),
}
