/** Finds words in the code of screens that people read and that are no messages of texts/. */
import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Props and fields that are shown or read aloud. */
const shown = new Set([
  'alt',
  'all',
  'aria-label',
  'confirm',
  'description',
  'empty',
  'failure',
  'header',
  'hint',
  'insiders',
  'label',
  'message',
  'none',
  'placeholder',
  'searchPlaceholder',
  'submit',
  'text',
  'title',
])

/** Words, which `→`, `10.1000/182` and addresses are not; acronyms (`TRL`) are the same in every language. */
const hasWords = (text: string) => /\p{L}\p{Ll}/u.test(text.replace(/^(https:\/)?\/\S*/, ''))

/** Several words that begin with a capital: people read them wherever they stand. */
const sentence = /^\p{Lu}[\p{Ll}’']+[^/]* \p{L}/u

/** Each bare text with its line, as `12: Add publication`. */
export function bareTexts(file: string, source: string): string[] {
  const found = new Set<string>()
  const report = ({ start }: Node, text: string) =>
    found.add(`${source.slice(0, start).split('\n').length}: ${text.trim().replace(/\s+/g, ' ')}`)
  const look = (value: unknown, place: Node) => {
    const text = literalOf(value as Node | null)
    if (text !== null && hasWords(text)) report(place, text)
  }
  visit(parseSync(file, source).program as unknown as Node, (node) => {
    if (node.type === 'JSXText' && hasWords(String(node['value']))) report(node, String(node['value']))
    if (node.type === 'JSXAttribute' && shown.has(nameOf(node['name']))) look(node['value'], node)
    if (node.type === 'Property' && shown.has(nameOf(node['key']))) look(node['value'], node)
    if (node.type === 'JSXExpressionContainer' && !node['attribute']) look(node['expression'], node)
    if (node.type === 'Literal' && sentence.test(String(node['value']))) report(node, String(node['value']))
  })
  return [...found]
}

const nameOf = (name: unknown): string => {
  const { name: word, value } = name as { name?: unknown; value?: unknown }
  return typeof word === 'string' ? word : typeof value === 'string' ? value : ''
}

/** The text of a literal or of the fixed parts of a template; null for anything else. */
function literalOf(node: Node | null): string | null {
  if (!node) return null
  if (node.type === 'JSXExpressionContainer') return literalOf(node['expression'] as Node)
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ')
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].map((part) => literalOf(part as Node) ?? '').join(' ')
  return null
}

function visit(node: Node, look: (node: Node) => void): void {
  // What is thrown is read by developers; a type names values.
  if (node.type === 'ThrowStatement' || node.type === 'TSLiteralType') return
  look(node)
  // What is compared is a value.
  const compared = node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node['operator']))
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && 'type' in child && !(compared && child.type === 'Literal')) {
        // What stands in a prop is judged by the name of the prop.
        if (node.type === 'JSXAttribute' && (child as Node).type === 'JSXExpressionContainer')
          visit((child as Node)['expression'] as Node, look)
        else visit(child as Node, look)
      }
}
