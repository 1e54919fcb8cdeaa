import { Tag } from '#web/ui/badges/Tag.tsx'
import { languageInWords } from '#web/app/versions/languages.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import type { ArticleType } from './article.ts'
import { typeInWords } from './articleWords.ts'

/** What kind of article it is. */
export const ArticleTag = ({ type }: { type: ArticleType }) => <Tag>{typeInWords[type]}</Tag>

/** In which language it is, where that is not the reader's. */
export const ForeignTag = ({ language }: { language: WordsLanguage }) => <Tag>{languageInWords(language)}</Tag>
