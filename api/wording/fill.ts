/** Messages in ICU MessageFormat that administrators write: read, checked, and filled with values. The code's own are compiled. */
import { parse, type Token } from '@messageformat/parser'
import type { Language } from '../__generated__/prisma/enums.ts'
import { localeOf } from '../languages.rules.ts'

export type Values = Readonly<Record<string, string | number>>

const read = (message: string): readonly Token[] => parse(message, { strict: true })

/** Why a message cannot be read; null when it can. */
export function faultOf(message: string): string | null {
  try {
    read(message)
    return null
  } catch (error) {
    return (error as Error).message.split('\n')[0]!
  }
}

/** How a message uses a variable: shown, counted, or to choose among cases. */
interface Use {
  name: string
  type: 'argument' | 'function' | 'plural' | 'select' | 'selectordinal'
  /** The cases that it chooses among. */
  cases: readonly string[]
}

/** Every use of a variable in a message, those inside of cases too. */
export function usesOf(message: string): Use[] {
  const collect = (tokens: readonly Token[]): Use[] =>
    tokens.flatMap((token) => {
      if (!('arg' in token)) return []
      const { arg: name, type } = token
      if (!('cases' in token)) return [{ name, type, cases: [] }]
      const inside = token.cases.flatMap((one) => collect(one.tokens))
      return [{ name, type, cases: token.cases.map(({ key }) => key) }, ...inside]
    })
  return collect(read(message))
}

/** The variables that a message names. */
export const variablesOf = (message: string): Set<string> => new Set(usesOf(message).map(({ name }) => name))

/** The variables that a message shows whatever the values are. */
export const alwaysShownIn = (message: string): Set<string> =>
  new Set(read(message).flatMap((token) => (token.type === 'argument' ? [token.arg] : [])))

/** The message with its values; one that is missing is left out, and chooses the case `none`. */
export function fill(message: string, values: Values, language: Language): string {
  const locale = localeOf[language]
  const shown = (tokens: readonly Token[], count: number | null): string =>
    tokens
      .map((token) => {
        if (token.type === 'content') return token.value
        if (token.type === 'octothorpe') return count === null ? '#' : count.toLocaleString(locale)
        const value = values[token.arg] ?? ''
        if (token.type === 'argument') return String(value)
        if (token.type === 'function') return Number(value).toLocaleString(locale)
        const case_ = caseOf(token, value, locale)
        const number = token.type === 'select' ? count : Number(value) - (token.pluralOffset ?? 0)
        return case_ ? shown(case_.tokens, number) : ''
      })
      .join('')
  return shown(read(message), null)
}

type Choice = Extract<Token, { cases: unknown }>

function caseOf({ type, cases, pluralOffset = 0 }: Choice, value: string | number, locale: string) {
  const named = (key: string) => cases.find((one) => one.key === key)
  if (type === 'select') return named(String(value) || 'none') ?? named('other')
  const number = Number(value)
  const form = new Intl.PluralRules(locale, { type: type === 'plural' ? 'cardinal' : 'ordinal' })
  return named(`=${number}`) ?? named(form.select(number - pluralOffset)) ?? named('other')
}
