import { Tag } from '#web/ui/badges/Tag.tsx'
import type { ArticleType } from './article.ts'
import { typeInWords } from './articleWords.ts'

/** What kind of article it is. */
export const ArticleTag = ({ type }: { type: ArticleType }) => <Tag>{typeInWords[type]}</Tag>
