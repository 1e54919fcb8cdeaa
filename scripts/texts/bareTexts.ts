/** Finds words in the code of screens that people read and that are no messages of texts/. */
import { parseSync } from 'vite'
import { childrenOf, findings, hasWords, literalOf, nameOf, sentence, type Node } from './syntax.ts'

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

/** Each bare text with its line, as `12: Add publication`. */
export function bareTexts(file: string, source: string): string[] {
  const { found, report } = findings(source)
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

function visit(node: Node, look: (node: Node) => void): void {
  // What is thrown is read by developers; a type names values.
  if (node.type === 'ThrowStatement' || node.type === 'TSLiteralType') return
  look(node)
  // What is compared is a value.
  const compared = node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node['operator']))
  for (const child of childrenOf(node)) {
    if (compared && child.type === 'Literal') continue
    // What stands in a prop is judged by the name of the prop.
    const inProp = node.type === 'JSXAttribute' && child.type === 'JSXExpressionContainer'
    visit(inProp ? (child['expression'] as Node) : child, look)
  }
}
