/** What both searches for bare texts know of code: its nodes, its literals, and which of them people would read. */

export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Words, which `→`, `10.1000/182` and addresses are not; acronyms (`TRL`) are the same in every language. */
export const hasWords = (text: string) => /\p{L}\p{Ll}/u.test(text.replace(/^(https:\/)?\/\S*/, ''))

/** Several words that begin with a capital: people read them wherever they stand. */
export const sentence = /^\p{Lu}[\p{Ll}’']+[^/]* \p{L}/u

/** Collects findings as `12: Add publication`, each once. */
export function findings(source: string) {
  const found = new Set<string>()
  const report = ({ start }: Node, text: string) =>
    void found.add(`${source.slice(0, start).split('\n').length}: ${text.trim().replace(/\s+/g, ' ')}`)
  return { found, report }
}

export const nameOf = (name: unknown): string => {
  const { name: word, value } = name as { name?: unknown; value?: unknown }
  return typeof word === 'string' ? word : typeof value === 'string' ? value : ''
}

/** The text of a literal or of the fixed parts of a template; null for anything else. */
export function literalOf(node: Node | null): string | null {
  if (!node) return null
  if (node.type === 'JSXExpressionContainer') return literalOf(node['expression'] as Node)
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ')
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].map((part) => literalOf(part as Node) ?? '').join(' ')
  return null
}

/** The nodes right inside of a node. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
