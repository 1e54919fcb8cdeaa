import * as texts from '#texts/help/articleTag.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { ArticleType } from './article.ts'

const words: Record<ArticleType, string> = {
  guide: texts.guide(),
  tutorial: texts.tutorial(),
  reference: texts.reference(),
  faq: 'FAQ',
}

/** What kind of article it is. */
export const ArticleTag = ({ type }: { type: ArticleType }) => <Tag>{words[type]}</Tag>
