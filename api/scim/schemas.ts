/** What SCIM clients may ask of this server: /ServiceProviderConfig, /ResourceTypes and /Schemas (RFC 7643, 5 to 7). */
import { config } from '../config.ts'
import { enterpriseSchema, groupSchema, mostResults, userSchema } from './names.ts'

const base = () => `${config.publicUrl}/scim/v2`

interface Attribute {
  name: string
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued?: boolean
  required?: boolean
  caseExact?: boolean
  mutability?: 'readWrite' | 'readOnly' | 'immutable'
  returned?: 'default' | 'always'
  uniqueness?: 'none' | 'server'
  description?: string
  subAttributes?: object[]
  referenceTypes?: string[]
}

const attribute = (given: Attribute) => ({
  type: 'string',
  multiValued: false,
  description: '',
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
})
const readOnly = (name: string, more: Partial<Attribute> = {}) => attribute({ name, mutability: 'readOnly', ...more })

const userAttributes = () => [
  attribute({
    name: 'userName',
    required: true,
    uniqueness: 'server',
    description: 'The name of the person in the identity system.',
  }),
  attribute({
    name: 'name',
    type: 'complex',
    description: 'The parts of the name.',
    subAttributes: ['formatted', 'givenName', 'familyName'].map((name) => attribute({ name })),
  }),
  attribute({ name: 'displayName', description: 'The name as it is shown.' }),
  attribute({ name: 'title', description: 'The position.' }),
  attribute({ name: 'active', type: 'boolean', description: 'Whether the account is open.' }),
  attribute({
    name: 'emails',
    type: 'complex',
    multiValued: true,
    required: true,
    description: 'The address; the primary one of several is kept.',
    subAttributes: [
      attribute({ name: 'value', required: true }),
      attribute({ name: 'type' }),
      attribute({ name: 'primary', type: 'boolean' }),
    ],
  }),
  readOnly('groups', {
    type: 'complex',
    multiValued: true,
    description: 'The groups of the person.',
    subAttributes: [
      readOnly('value'),
      readOnly('$ref', { type: 'reference', referenceTypes: ['Group'] }),
      readOnly('display'),
      readOnly('type'),
    ],
  }),
  readOnly('roles', {
    type: 'complex',
    multiValued: true,
    description: 'The role of the account.',
    subAttributes: [readOnly('value'), readOnly('primary', { type: 'boolean' })],
  }),
]

const groupAttributes = () => [
  attribute({ name: 'displayName', required: true, uniqueness: 'server', description: 'The name of the group.' }),
  attribute({
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'The people in the group.',
    subAttributes: [
      attribute({ name: 'value', mutability: 'immutable' }),
      attribute({ name: '$ref', type: 'reference', mutability: 'immutable', referenceTypes: ['User'] }),
      readOnly('display'),
      attribute({ name: 'type', mutability: 'immutable' }),
    ],
  }),
]

const schema = (id: string, name: string, description: string, attributes: object[]) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  description,
  attributes,
  meta: { resourceType: 'Schema', location: `${base()}/Schemas/${id}` },
})

/** The schemas, by their names. */
export const schemas = () => [
  schema(userSchema, 'User', 'Account', userAttributes()),
  schema(groupSchema, 'Group', 'Group', groupAttributes()),
  schema(enterpriseSchema, 'EnterpriseUser', 'Account at a university', [
    attribute({ name: 'department', description: 'The department.' }),
  ]),
]

const resourceType = (id: string, schemaName: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id,
  name: id,
  endpoint: `/${id}s`,
  description: id,
  schema: schemaName,
  ...more,
  meta: { resourceType: 'ResourceType', location: `${base()}/ResourceTypes/${id}` },
})

export const resourceTypes = () => [
  resourceType('User', userSchema, { schemaExtensions: [{ schema: enterpriseSchema, required: false }] }),
  resourceType('Group', groupSchema),
]

export const serviceProviderConfig = () => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  documentationUri: `${config.publicUrl}/admin/access-control/provisioning`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'OAuth Bearer Token',
      description: 'A token of the connection, in the header Authorization.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base()}/ServiceProviderConfig` },
})
