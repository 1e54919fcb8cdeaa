/** Refuses input that can never run, before anything does: variables that do not fit their types, and text that cannot be stored. */
import {
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type ValidationContext,
} from 'graphql'
import { ValidationError } from 'yup'
import * as texts from '#texts/ui/errors.js'
import { listed } from '#listed'
import { refusedFields } from '../action.ts'
import { unfit, type FieldErrors } from '../errors.ts'
import type { Rules } from '../rules.ts'
import { schema } from '../schema.ts'
import { storableWords, unstorable } from '../storable.ts'

type Variables = Readonly<Record<string, unknown>> | null | undefined

/** An action names its fields without the `input` that holds them, and so does every refusal. */
const withoutInput = (path: string) => path.replace(/^input\.(?=.)/, '')

/** The refusal of variables with text that cannot be stored. */
export function unstorableVariables(variables: unknown): GraphQLError | null {
  const found = unstorable(variables ?? null)
  return found && unfit(named(found, withoutInput))
}

/**
 * The refusal of variables that do not fit the operation, naming each field in plain words. An input made from rules
 * (inputs.ts) is refused in their words, together with whatever else they refuse.
 */
export function unfitVariables(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
  fieldOf = withoutInput,
): GraphQLError | null {
  const operation = getOperationAST(document, operationName)
  const found: FieldErrors = {}
  for (const { variable, type, defaultValue } of operation?.variableDefinitions ?? []) {
    const expected = typeFromAST(schema, type as never) as GraphQLInputType | undefined
    const value = variables?.[variable.name.value]
    if (expected && !(value === undefined && defaultValue)) look(value, expected, variable.name.value, found)
  }
  return Object.keys(found).length ? unfit(named(found, fieldOf)) : null
}

const named = (found: FieldErrors, fieldOf: (path: string) => string): FieldErrors =>
  Object.fromEntries(Object.entries(found).map(([path, words]) => [fieldOf(path), words]))

function look(value: unknown, type: GraphQLInputType, path: string, found: FieldErrors): void {
  if (isNonNullType(type)) {
    if (value === undefined || value === null) found[path] = texts.required()
    else look(value, type.ofType, path, found)
    return
  }
  if (value === undefined || value === null) return
  if (isListType(type)) {
    if (Array.isArray(value)) value.forEach((item, at) => look(item, type.ofType, `${path}[${at}]`, found))
    else look(value, type.ofType, path, found)
    return
  }
  if (!isInputObjectType(type)) {
    const words = leafWords(value, type)
    if (words) found[path] = words
    return
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    found[path] = texts.mustBeObject()
    return
  }
  const fields = type.getFields()
  const given = value as Record<string, unknown>
  for (const name of Object.keys(given))
    if (!Object.hasOwn(fields, name)) found[`${path}.${name}`] = texts.noInputField()
  const own: FieldErrors = {}
  const missing = texts.required()
  for (const { name, type: inner, defaultValue } of Object.values(fields))
    if (!(given[name] === undefined && defaultValue !== undefined)) look(given[name], inner, `${path}.${name}`, own)
  if (!Object.keys(own).length) return
  const { rules } = type.extensions as { rules?: Rules }
  for (const [name, words] of Object.entries(rules ? refusedBy(rules, value) : {})) {
    const at = `${path}.${name}`
    if ((own[at] ?? missing) === missing) own[at] = words
  }
  Object.assign(found, own)
}

/** What the rules refuse; nothing when the value is so far from what they expect that they cannot even read it. */
function refusedBy(rules: Rules, value: object): FieldErrors {
  try {
    rules.validateSync(value, { abortEarly: false })
    return {}
  } catch (error) {
    return error instanceof ValidationError ? refusedFields(error) : {}
  }
}

const kinds: Readonly<Record<string, () => string>> = {
  Int: texts.mustBeWhole,
  Float: texts.mustBeNumber,
  Boolean: texts.mustBeBoolean,
  String: texts.mustBeText,
  ID: texts.mustBeId,
  Date: texts.mustBeDate,
  DateTime: texts.mustBeDateTime,
}

type Leaf = Exclude<GraphQLInputType, { ofType: unknown }>

function leafWords(value: unknown, type: Leaf): string | undefined {
  if (isInputObjectType(type)) return undefined
  try {
    if (type.parseValue(value) !== undefined) return undefined
  } catch {
    // The type's own message repeats the value.
  }
  if (!isEnumType(type)) return (kinds[type.name] ?? texts.wrongKind)()
  const names = type.getValues().map(({ name }) => name)
  return texts.mustBeOneOf({ names: listed(names) })
}

/** A validation rule: refuses literals with text that cannot be stored, naming the argument and its fields. */
export function storableLiterals(context: ValidationContext): ASTVisitor {
  return {
    StringValue({ value }, _key, parent, _path, ancestors) {
      const words = storableWords(value)
      if (words) context.reportError(unfit({ [placeOf([...ancestors, ...(parent ? [parent] : [])])]: words }))
    },
  }
}

const placeOf = (ancestors: readonly (ASTNode | readonly ASTNode[])[]) =>
  withoutInput(
    ancestors
      .flatMap((node) =>
        'kind' in node && (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) ? [node.name.value] : [],
      )
      .join('.'),
  )
