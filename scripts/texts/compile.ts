/** Compiles a group of messages to functions with typed values: no message is parsed where it is shown. */
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parse, type Select, type Token } from '@messageformat/parser'
import { parseSync } from 'vite'

/** Messages in ICU MessageFormat by name: those that one part of a feature shows. */
export type Messages = Readonly<Record<string, string>>

interface Compiled {
  /** An ES module that exports a function for each message, so that a page brings those alone that it shows. */
  code: string
  /** Its declaration. */
  types: string
}

/** Returns the module of one language's messages. Throws when a message cannot be read, naming it after `place`. */
export function compile(language: string, messages: Messages, place: string): Compiled {
  const types = Object.entries(messages).map(([name, message]) => {
    const where = `${place}.${name}`
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`${where}: names are written in camelCase`)
    return `declare const $${name}: ${functionOf(message, where)}\nexport { $${name} as ${name} }\n`
  })
  const whole = compileModule(new MessageFormat(language, { strict: true }), messages)
  return { code: apart(whole), types: types.join('') }
}

/** The functions of a module's one object, each as an export of its own: a bundler drops what nobody imports. */
function apart(whole: string): string {
  const { body } = parseSync('messages.js', whole).program
  const [made] = body.filter((statement) => statement.type === 'ExportDefaultDeclaration')
  if (made?.declaration.type !== 'ObjectExpression') throw new Error('MessageFormat made no object of messages')
  const functions = made.declaration.properties.map((property) => {
    if (property.type !== 'Property' || property.computed) throw new Error('MessageFormat made an unknown property')
    const name = property.key.type === 'Identifier' ? property.key.name : (property.key as { value: string }).value
    return `const $${name} = ${whole.slice(property.value.start, property.value.end)}\nexport { $${name} as ${name} }\n`
  })
  return whole.slice(0, made.start) + functions.join('')
}

function functionOf(message: string, place: string): string {
  const values = new Map<string, string>()
  try {
    collect(parse(message, { strict: true }), values)
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`, { cause: error })
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
