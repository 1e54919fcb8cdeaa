/** What a new schema takes from clients of the released one without having announced it by a deprecation. */
import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils'
import {
  findBreakingChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

/** For how long a deprecated field stays. */
const monthsKept = 6

const form = /^Deprecated (\d{4}-\d\d-\d\d), removed after (\d{4}-\d\d-\d\d)\. Use \S.*\.$/

/** From when on a deprecated element may be missing; null when its reason does not say it in the form of docs/api.md. */
function removableAfter(reason: string): string | null {
  const [, since, after] = form.exec(reason) ?? []
  if (!since || !after) return null
  const least = new Date(`${since}T00:00:00Z`)
  least.setUTCMonth(least.getUTCMonth() + monthsKept)
  return after >= least.toISOString().slice(0, 10) ? after : null
}

/** Breaking changes from the released to the current schema; what was deprecated may go once its day has passed. */
export function unannouncedBreaks(released: GraphQLSchema, current: GraphQLSchema, today: string): string[] {
  const unlessDue = <T extends { deprecationReason?: string | null | undefined }>(element: T): T | null => {
    const after = element.deprecationReason && removableAfter(element.deprecationReason)
    return after && today > after ? null : element
  }
  const promised = mapSchema(released, {
    [MapperKind.COMPOSITE_FIELD]: unlessDue,
    [MapperKind.INPUT_OBJECT_FIELD]: unlessDue,
    [MapperKind.ENUM_VALUE]: unlessDue,
    [MapperKind.ARGUMENT]: unlessDue,
  })
  return findBreakingChanges(pruneSchema(promised), current).map(({ description }) => description)
}

/** Deprecations whose reason does not name the day, the end, which is half a year later or more, and a replacement. */
export function vagueDeprecations(schema: GraphQLSchema): string[] {
  const vague: string[] = []
  const look = (name: string, { deprecationReason }: { deprecationReason?: string | null | undefined }) => {
    if (deprecationReason && !removableAfter(deprecationReason)) vague.push(`${name}: ${deprecationReason}`)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field)
        if ('args' in field) for (const arg of field.args) look(`${type.name}.${field.name}(${arg.name})`, arg)
      }
  }
  return vague
}
