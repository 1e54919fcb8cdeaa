/** Finds texts that the server makes when it is loaded: they would be in one language for every reader. */
import { parseSync } from 'vite'
import { childrenOf, findings, nameOf, type Node } from './syntax.ts'

const isFunction = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/

/** What a rule says of itself: forms alone show it, and the web app is built for each language. */
const ofRules = new Set(['label', 'description'])

/** Each text that a module makes outside of functions with its line, as `12: texts.title()`; labels of rules are none. */
export function textsMadeEarly(file: string, source: string): string[] {
  const { found, report } = findings(source)
  const groups = new Set([...source.matchAll(/import \* as (\w+) from '#texts\//g)].map(([, name]) => name))
  const isText = ({ type, ...call }: Node) => {
    const callee = call['callee'] as Node | undefined
    return type === 'CallExpression' && callee?.type === 'MemberExpression' && groups.has(nameOf(callee['object']))
  }
  const labels = file.endsWith('.rules.ts') ? labelsIn : () => []

  function visit(node: Node): void {
    if (isFunction.test(node.type)) return
    if (isText(node)) report(node, source.slice(node.start, node['end'] as number))
    const passed = labels(node)
    childrenOf(node)
      .filter((child) => !passed.includes(child) || !isText(child))
      .forEach(visit)
  }

  visit(parseSync(file, source).program as unknown as Node)
  return [...found]
}

/** The label of a rule in a node: a field of `meta`, or the first value of `label` and of a field's helper. */
function labelsIn(node: Node): unknown[] {
  if (node.type === 'Property') return ofRules.has(nameOf(node['key'])) ? [node['value']] : []
  if (node.type !== 'CallExpression') return []
  const callee = node['callee'] as Node
  const isHelper = callee.type === 'Identifier' || nameOf(callee['property']) === 'label'
  return isHelper ? [(node['arguments'] as Node[])[0]] : []
}
