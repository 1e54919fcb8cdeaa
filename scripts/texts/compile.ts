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
    return exported(name, functionOf(message, where), 'declare const', ':')
  })
  const { before, functions } = read(compileModule(formatOf(language), messages))
  return { code: before + functions.map(([name, code]) => exported(name, code)).join(''), types: types.join('') }
}

/**
 * Returns the module whose functions answer in the language that is wanted when they are called. `messages` has those of
 * each language; every module lies three folders below `texts`.
 */
export function compileAll(messages: Readonly<Record<string, Messages>>): string {
  const whole = compileModule(formatOf(Object.keys(messages)), messages)
  const { before, functions } = read(whole)
  const said = `const said = {${functions.map(([language, code]) => `${language}: ${code}`).join(', ')}}\n`
  const names = Object.keys(Object.values(messages)[0]!)
  const chosen = names.map((name) => exported(name, `(values) => said[language()][${JSON.stringify(name)}](values)`))
  return `import { language } from '../../../language.ts'\n${before}${said}${chosen.join('')}`
}

const exported = (name: string, code: string, kind = 'const', is = ' =') =>
  `${kind} $${name}${is} ${code}\nexport { $${name} as ${name} }\n`

/** Marks values in languages that are written from the right; `withIsolates` takes better marks. */
const formatOf = (language: string | string[]) => new MessageFormat(language, { strict: true, biDiSupport: true })

const mark = '(?:"\u200e"|"\u200f")'
const marked = new RegExp(`${mark} \\+ (d(?:\\.\\w+|\\["[^"]+"\\])) \\+ ${mark}`, 'g')

/** A mark on each side moves what stands next to it, too; an isolate does not (texts/isolated.ts). English needs none. */
const withIsolates = (code: string) =>
  code
    .replace(marked, (whole, value: string) => (whole.includes('\u200f') ? `isolated(${value})` : value))
    // In the digits that the reader wants; TypeScript has seen that a count is a number.
    .replaceAll(counted, (_, value: string, offset: string) =>
      offset === '0' ? `numberInWords(${value})` : `numberInWords(${value} - ${offset})`,
    )

/** A number, as the runtime's functions are called for it. */
const counted = /\b(?:strictNumber|number)\("\w+", (.+?), (\d+)(?:, "\w+")?\)/g

const runtime = /^import \{ ([^}]+) \} from "@messageformat\/runtime";\n/m

/** Where our functions are, which take the place of the runtime's. */
const ownFunctions = { numberInWords: 'localized', isolated: 'isolated' }

function ownImports(before: string, functions: readonly [string, string][]): string {
  const code = functions.map(([, each]) => each).join()
  const own = Object.entries(ownFunctions)
    .map(([name, file]) => (code.includes(`${name}(`) ? `import { ${name} } from '../../../${file}.ts'\n` : ''))
    .join('')
  const theirs = (names: string) => names.split(', ').filter((name) => !['number', 'strictNumber'].includes(name))
  return (
    own +
    before.replace(runtime, (_, names: string) => {
      const left = theirs(names)
      return left.length ? `import { ${left.join(', ')} } from "@messageformat/runtime";\n` : ''
    })
  )
}

/** What stands before a module's one object, and the object's parts: exports of their own, so that a bundler drops what nobody imports. */
function read(whole: string): { before: string; functions: [name: string, code: string][] } {
  const { body } = parseSync('messages.js', whole).program
  const [made] = body.filter((statement) => statement.type === 'ExportDefaultDeclaration')
  if (made?.declaration.type !== 'ObjectExpression') throw new Error('MessageFormat made no object of messages')
  const functions = made.declaration.properties.map((property): [string, string] => {
    if (property.type !== 'Property' || property.computed) throw new Error('MessageFormat made an unknown property')
    const name = property.key.type === 'Identifier' ? property.key.name : (property.key as { value: string }).value
    return [name, withIsolates(whole.slice(property.value.start, property.value.end))]
  })
  return { before: ownImports(whole.slice(0, made.start), functions), functions }
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
