/** The accounts that connections are in charge of, in the schema. */
import type { InferType } from 'yup'
import type { Prisma } from '../../../__generated__/prisma/client.ts'
import { builder, describedEnum } from '../../../builder.ts'
import { listField } from '../../../listField.ts'
import { provisionedUserFilterRules, type provisionedOrigins } from './provisionedUser.rules.ts'

type Origin = (typeof provisionedOrigins)[number]

const OriginEnum = describedEnum<Origin>('ProvisionedOrigin', 'What a connection did with an account last.', {
  CREATED: 'It created the account.',
  ADOPTED: 'It took charge of an account that existed.',
  DELETED: 'The person was deleted there, and the account deactivated.',
})

builder.prismaNode('ProvisionedUser', {
  id: { field: 'id' },
  readable: 'PROVISIONED_USER_READ',
  description: 'Someone whom a connection provisions.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its id in SCIM.' }),
    connection: t.relation('connection', { nullable: true }),
    userName: t.exposeString('userName', { description: 'The name of the person there.' }),
    externalId: t.exposeString('externalId', { nullable: true, description: 'The id of the person there.' }),
    origin: t.field({
      type: OriginEnum,
      extensions: { reads: ['made', 'deletedAt'] },
      resolve: ({ made, deletedAt }) => (deletedAt ? 'DELETED' : made ? 'CREATED' : 'ADOPTED'),
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted there; the account is deactivated then.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Since when the connection is in charge of it.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the connection changed it last.' }),
    user: t.relation('user', { nullable: true }),
  }),
})

type Where = Prisma.ProvisionedUserWhereInput

const origins: Record<Origin, Where> = {
  CREATED: { made: true, deletedAt: null },
  ADOPTED: { made: false, deletedAt: null },
  DELETED: { deletedAt: { not: null } },
}

const where = ({
  search,
  connectionId,
  origin,
  status,
}: InferType<typeof provisionedUserFilterRules>): (Where | false)[] => [
  !!search && {
    OR: [
      { userName: { contains: search, mode: 'insensitive' } },
      { user: { name: { contains: search, mode: 'insensitive' } } },
      { user: { email: { contains: search, mode: 'insensitive' } } },
    ],
  },
  connectionId != null && { connectionId },
  !!origin?.length && { OR: origin.map((one) => origins[one]) },
  !!status?.length && { user: { status: { in: status } } },
]

listField('provisionedUsers', {
  type: 'ProvisionedUser',
  read: 'PROVISIONED_USER_READ',
  description: 'The accounts that connections are in charge of.',
  filter: { rules: provisionedUserFilterRules, where },
  sort: {
    USER_NAME: { column: 'userName', meaning: 'The name of the person there.' },
    UPDATED_AT: { column: 'updatedAt', meaning: 'When the connection changed it last.' },
  },
  order: { field: 'UPDATED_AT', direction: 'DESC' },
})
