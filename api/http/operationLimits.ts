/** How large an operation may be, over HTTP and over the websocket alike. Every refusal names its limit. */
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { MaxTokensParserWLexer } from '@escape.tech/graphql-armor-max-tokens'
import {
  GraphQLError,
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type Source,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { storableLiterals } from './refusedInput.ts'

/** Several times what our own pages and the largest page of all fields of a project need. */
const limits = { depth: 12, cost: 60_000, aliases: 20, tokens: 2_000, page: 100 } as const

const tooComplex = (message: string) =>
  new GraphQLError(message.replace('Syntax Error: ', ''), {
    extensions: { code: 'TOO_COMPLEX', http: { status: 400 } },
  })

/** Reports a refusal beside the other problems, instead of throwing as the rules do by themselves. */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(tooComplex(error.message)),
  ],
  flattenFragments: true,
}

/** A page whose size stands in a variable may be the largest, and a list without a size has the usual one. */
const worstCase = <N extends ASTNode>(node: N): N =>
  visit(node, {
    Argument: (argument) =>
      sizes.has(argument.name.value) && argument.value.kind === Kind.VARIABLE
        ? { ...argument, value: { kind: Kind.INT, value: String(limits.page) } }
        : undefined,
    Field: (field) =>
      hasRecords(field.selectionSet?.selections) && !field.arguments?.some(({ name }) => sizes.has(name.value))
        ? { ...field, arguments: [...(field.arguments ?? []), usualSize] }
        : undefined,
  }) as N

const sizes = new Set(['first', 'last'])
const usualSize = {
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: 'first' },
  value: { kind: Kind.INT, value: '25' },
} as const
const hasRecords = (selections: readonly ASTNode[] = []) =>
  selections.some((selection) => selection.kind === Kind.FIELD && parts.has(selection.name.value))
const parts = new Set(['edges', 'nodes'])

/** The cost of the worst case: what stands in variables must not make an operation look cheap. */
const costRule: ValidationRule = (context) => {
  const seen = new Map<string, FragmentDefinitionNode | null | undefined>()
  const fragment = (name: string) => {
    const known = context.getFragment(name)
    if (!seen.has(name)) seen.set(name, known && worstCase(known))
    return seen.get(name)
  }
  const assuming = { getFragment: fragment, reportError: context.reportError.bind(context) } as ValidationContext
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      costLimitRule({ maxCost: limits.cost, ...reported })(assuming).onOperationDefinitionEnter(worstCase(operation))
    },
  }
}

/** What a document is held against besides the schema. */
export const limitRules: readonly ValidationRule[] = [
  maxDepthRule({ n: limits.depth, ...reported }) as unknown as ValidationRule,
  maxAliasesRule({ n: limits.aliases, ...reported }) as unknown as ValidationRule,
  costRule,
  storableLiterals,
]

/** Parses a text of so many words at most; it throws TOO_COMPLEX before it has read more. */
export function parseWithin(text: string | Source, options: object = {}): DocumentNode {
  const refuse = (_: unknown, error: GraphQLError) => {
    throw tooComplex(error.message)
  }
  return new MaxTokensParserWLexer(text, { ...options, n: limits.tokens, onReject: [refuse] }).parseDocument()
}

/** The same limits for Yoga. */
export const limitsPlugin: Plugin = {
  onParse: ({ setParseFn }) => setParseFn(parseWithin),
  onValidate({ addValidationRule }) {
    for (const rule of limitRules) addValidationRule(rule)
  },
}
