/** What an input about API keys must hold. */
import { array, object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/apiKeys/rules.js'

const apiScopes = ['READ', 'WRITE'] as const

export const createApiKeyRules = object({
  name: text(100).required(texts.sayWhatKeyIsFor).meta({ label: texts.name() }),
  scopes: array(enumOf(apiScopes, 'ApiScope', texts.chooseReadingOrWriting).defined())
    .transform((value: unknown, original: unknown) => (typeof original === 'string' ? [original] : value))
    .min(1, texts.chooseWhatKeyMayDo)
    .required(texts.chooseWhatKeyMayDo)
    .meta({ label: texts.access() }),
  expiresInDays: wholeNumber()
    .min(1, texts.atLeastOneDay)
    .max(366, texts.atMost366Days)
    .required(texts.chooseWhenKeyEnds)
    .meta({ label: texts.endsAfter(), description: 'After how many days the key ends, 1 to 366.' }),
})

export const revokeApiKeyRules = object({ id: nodeId('ApiKey') })
