import { Tag } from '#web/ui/badges/Tag.tsx'
import type { ArticleType } from './article.ts'

const words: Record<ArticleType, string> = { guide: 'Guide', tutorial: 'Tutorial', reference: 'Reference', faq: 'FAQ' }

/** What kind of article it is. */
export const ArticleTag = ({ type }: { type: ArticleType }) => <Tag>{words[type]}</Tag>
