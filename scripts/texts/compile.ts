/** Compiles the messages of a file to functions with typed values: no message is parsed where it is shown. */
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parse, type Select, type Token } from '@messageformat/parser'

/** Messages in ICU MessageFormat by name; names may be grouped by the part of the feature that shows them. */
export interface Messages {
  readonly [name: string]: string | Messages
}

interface Compiled {
  /** An ES module whose default export has a function for each message. */
  code: string
  /** Its declaration. */
  types: string
}

/** The module of one language's messages. Throws when a message cannot be read, naming it. */
export function compile(language: string, messages: Messages): Compiled {
  const types = typeOf(messages, [])
  const code = compileModule(new MessageFormat(language, { strict: true }), messages)
  return { code, types: `declare const texts: ${types}\nexport default texts\n` }
}

/** The type of a group of messages; `path` names it in errors. */
function typeOf(messages: Messages, path: readonly string[]): string {
  const fields = Object.entries(messages).map(([name, message]) => {
    const place = [...path, name]
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`${place.join('.')}: names are written in camelCase`)
    return `readonly ${name}: ${typeof message === 'string' ? functionOf(message, place) : typeOf(message, place)}`
  })
  return `{ ${fields.join('; ')} }`
}

function functionOf(message: string, path: readonly string[]): string {
  const values = new Map<string, string>()
  try {
    collect(parse(message, { strict: true }), values)
  } catch (error) {
    throw new Error(`${path.join('.')}: ${(error as Error).message}`, { cause: error })
  }
  if (!values.size) return '() => string'
  return `(values: { ${[...values].map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`
}

/** The values that a message takes, each with its type. */
function collect(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'argument') values.set(token.arg, values.get(token.arg) ?? 'string | number')
    else if (token.type === 'function') values.set(token.arg, 'number')
    else if (isChoice(token)) {
      values.set(token.arg, token.type === 'select' ? choices(token) : 'number')
      for (const { tokens: inner } of token.cases) collect(inner, values)
    }
  }
}

const isChoice = (token: Token): token is Select => 'cases' in token

/** The values that a select names; another one is told by its `other`. */
const choices = ({ cases }: Select): string =>
  [...cases.filter(({ key }) => key !== 'other').map(({ key }) => JSON.stringify(key)), '(string & {})'].join(' | ')
