/** Puts the features together; the only toSchema(). */
import {
  GraphQLDirective,
  DirectiveLocation,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isObjectType,
  type GraphQLEnumType,
} from 'graphql'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from './builder.ts'
import { keepSchema } from './builtSchema.ts'
import './__generated__/features/graphs.ts'

const built = builder.toSchema()
for (const type of Object.values(built.getTypeMap())) {
  if (!isObjectType(type)) continue
  // Pothos answers it with a promise, for which the executor would wait at every record of a page.
  if (type.getInterfaces().some(({ name }) => name === 'Node'))
    type.getFields()['id']!.resolve = ({ id }: { id: number }) => encodeGlobalID(type.name, String(id))
}

const requires = new GraphQLDirective({
  name: 'requires',
  description: 'The permission that the field needs. The values of Permission name the roles that hold it.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    permission: {
      type: new GraphQLNonNull(built.getType('Permission') as GraphQLEnumType),
      description: 'The permission.',
    },
  },
})

const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Null only together with an error at its path.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'At which depth of lists; 0 is itself.',
    },
  },
})

/** The schema with the directives that its fields carry. */
export const schema = keepSchema(
  new GraphQLSchema({
    ...built.toConfig(),
    directives: [...built.getDirectives(), requires, semanticNonNull],
  }),
)
