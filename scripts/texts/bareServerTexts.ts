/** Finds words in the code of the server that people read and that are no messages of texts/. */
import { parseSync } from 'vite'
import { childrenOf, findings, hasWords, literalOf, nameOf, sentence, type Node } from './syntax.ts'

/** Fields whose texts are sent to people. */
const sent = new Set(['asks', 'heading', 'hint', 'label', 'message', 'missing', 'nobody', 'subject', 'title'])

/** Calls that make an error out of a text, or out of texts by field. */
const errors = new Set('changedMeanwhile conflict forbidden invalid notFound tooLarge unsupported'.split(' '))

/** Helpers of rules that take the name of a type first. */
const takesName = /^(nodeIds?|keyOf|enumOf)$/

/** What stands in them is a name of the schema, or is read in the schema alone, which stays in English. */
const described = new Set(['deprecationReason', 'description', 'enum', 'input', 'node'])

/** Each bare text with its line, as `12: Choose a person`. */
export function bareServerTexts(file: string, source: string): string[] {
  const { found, report } = findings(source)
  const isRules = file.endsWith('.rules.ts')
  // Nearly all texts of these files are descriptions.
  const isSchema = /\.(graph|list)\.ts$/.test(file)

  const look = (node: Node | undefined) => {
    const text = literalOf(node ?? null)
    if (text !== null && hasWords(text)) report(node!, text)
  }
  /** A text, or the texts of an object. */
  const lookInside = (node: Node) => {
    if (node.type === 'ObjectExpression') (node['properties'] as Node[]).forEach((one) => look(one['value'] as Node))
    else look(node)
  }

  function visit(node: Node): void {
    if (/^(Import|TSLiteralType|TSType|TSInterface)/.test(node.type)) return
    // What is thrown as an error of the program is read by developers.
    if (node.type === 'NewExpression' && nameOf(node['callee']).endsWith('Error')) return
    if (node.type === 'Property') {
      const value = node['value'] as Node
      if (described.has(nameOf(node['key'])) && literalOf(value) !== null) return
      if (sent.has(nameOf(node['key'])) && !isSchema) look(value)
    }
    if (node.type === 'Literal' && !isSchema && sentence.test(String(node['value']))) look(node)
    if (node.type === 'CallExpression') return visitCall(node)
    childrenOf(node).forEach(visit)
  }

  function visitCall(call: Node): void {
    const callee = call['callee'] as Node
    const parts = call['arguments'] as Node[]
    if (errors.has(nameOf(callee))) parts.forEach(lookInside)
    // A field's helper takes its label first; a string that follows is the description or a name of the schema.
    const isHelper = isRules && callee.type === 'Identifier'
    if (isHelper && !takesName.test(nameOf(callee)) && /^\p{Lu}/u.test(literalOf(parts[0] ?? null) ?? ''))
      look(parts[0])
    visit(callee)
    parts.filter((part) => !(isHelper && part.type === 'Literal')).forEach(visit)
  }

  visit(parseSync(file, source).program as unknown as Node)
  return [...found]
}
