/** What the list of provisioned accounts can be filtered by. */
import { array, object } from 'yup'
import { enumOf, nodeId, text } from '#api/rules.ts'
import { accountStatuses } from '../account.rules.ts'

export const provisionedOrigins = ['CREATED', 'ADOPTED', 'DELETED'] as const

export const provisionedUserFilterRules = object({
  search: text(200).nullable().meta({ description: 'A part of the user name, the name or the email address.' }),
  connectionId: nodeId('ProvisioningConnection').optional().nullable(),
  origin: array(enumOf(provisionedOrigins, 'ProvisionedOrigin').defined()).nullable(),
  status: array(enumOf(accountStatuses, 'AccountStatus').defined()).nullable(),
})
