/** Versions of words that administrators write in place of the product's own, as tables and dialogs show them. */
import type { localeOf } from '#api/languages.rules.ts'

export type WordsLanguage = keyof typeof localeOf

export interface Version {
  id: string
  number: number
  language: string
  revision: number
  productChanged: boolean
  writtenAt: string
  writtenBy: { readonly name: string } | null | undefined
  /** Null for a draft. */
  publishedAt: string | null | undefined
  publishedBy: { readonly name: string } | null | undefined
  /** Whether it is what holds now. */
  current: boolean
}

/** The version that is a draft, and the one that holds, in a language. */
export function inLanguage<V extends Version>(versions: readonly V[], language: string) {
  const own = versions.filter((one) => one.language === language)
  return { draft: own.find(({ publishedAt }) => !publishedAt), current: own.find(({ current }) => current) }
}
