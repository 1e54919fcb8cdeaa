/** What an input about API keys must hold. */
import { array, object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'

const apiScopes = ['READ', 'WRITE'] as const

export const createApiKeyRules = object({
  name: text(100).required('Please say what the key is for').meta({ label: 'Name' }),
  scopes: array(enumOf(apiScopes, 'ApiScope', 'Please choose reading or writing').defined())
    .transform((value: unknown, original: unknown) => (typeof original === 'string' ? [original] : value))
    .min(1, 'Please choose what the key may do')
    .required('Please choose what the key may do')
    .meta({ label: 'Access' }),
  expiresInDays: wholeNumber()
    .min(1, 'At least one day')
    .max(366, 'At most 366 days')
    .required('Please choose when the key ends')
    .meta({ label: 'Ends after', description: 'After how many days the key ends, 1 to 366.' }),
})

export const revokeApiKeyRules = object({ id: nodeId('ApiKey') })
