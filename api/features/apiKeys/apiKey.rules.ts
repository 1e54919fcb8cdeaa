/** What an input about API keys must hold. */
import { array, boolean, object } from 'yup'
import { allRoles } from '#api/features/accounts/account.rules.ts'
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
  sandboxRole: enumOf(allRoles, 'Role', texts.chooseData).nullable().meta({
    label: texts.data(),
    description:
      'Makes a sandbox key: it is answered by a demo university, as its person of this role. ADMIN is for administrators.',
  }),
  expiresInDays: wholeNumber()
    .min(1, texts.atLeastOneDay)
    .max(366, texts.atMost366Days)
    .required(texts.chooseWhenKeyEnds)
    .meta({ label: texts.endsAfter(), description: 'After how many days the key ends, 1 to 366.' }),
})

const apiKeyStates = ['IN_FORCE', 'EXPIRED', 'REVOKED'] as const
export type ApiKeyState = (typeof apiKeyStates)[number]

export const apiKeyFilterRules = object({
  inForce: boolean().nullable().meta({ description: 'Only those that may be used (true), or not.' }),
  everybody: boolean()
    .nullable()
    .meta({ description: 'Those of everyone, as far as the viewer may see them, instead of the viewer’s own.' }),
  search: text(200).nullable().meta({ description: 'Any part of the name, the first characters or the owner’s name.' }),
  state: array(enumOf(apiKeyStates, 'ApiKeyState').defined()).nullable(),
  scope: array(enumOf(apiScopes, 'ApiScope').defined())
    .nullable()
    .meta({ description: 'READ: those that may only read. WRITE: those that may change something.' }),
  sandbox: boolean().nullable().meta({
    description: 'Only sandbox keys (true), or only those to the data of the university (false).',
  }),
})

export const revokeApiKeyRules = object({ id: nodeId('ApiKey') })
