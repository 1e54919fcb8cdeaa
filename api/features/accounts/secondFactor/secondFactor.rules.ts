/** What an input about two-factor authentication must hold. */
import { array, boolean, mixed, object, string } from 'yup'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/secondFactor/rules.js'

export const confirmTotpRules = object({
  code: string()
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : value))
    .matches(/^\d{6}$/, { message: texts.sixDigits, excludeEmptyString: true })
    .required(texts.sixDigits)
    .meta({ label: texts.code(), description: 'The six digits that the app shows.' }),
})

export const completeSignInRules = object({
  ticket: string()
    .max(200)
    .required(texts.startAgain)
    .meta({ description: 'From `extensions.secondFactor` of SECOND_FACTOR_REQUIRED.' }),
  code: string().trim().max(60, texts.notACode).required(texts.giveCode).meta({
    label: texts.code(),
    description: 'The six digits that the app shows, or a recovery code.',
  }),
})

/** What a browser gives back; the library checks what it holds. */
const answer = () =>
  mixed<{ id: string; response: { clientDataJSON: string } }>()
    .required(texts.noPasskey)
    .test(
      'answer',
      texts.noPasskey,
      (value: { id?: unknown; response?: { clientDataJSON?: unknown } } | null | undefined) =>
        typeof value?.id === 'string' &&
        typeof value.response?.clientDataJSON === 'string' &&
        JSON.stringify(value).length < 20_000,
    )
    .meta({ json: true, description: 'What the browser gave back, in the JSON form of WebAuthn.' })

const name = text(60).required(texts.giveName).meta({
  label: texts.name(),
  description: 'By which the person tells passkeys apart.',
})

export const addPasskeyRules = object({
  name,
  response: answer(),
})

export const renamePasskeyRules = object({ id: nodeId('Passkey'), name })

export const removePasskeyRules = object({ id: nodeId('Passkey') })

export const signInWithPasskeyRules = object({
  response: answer(),
  remember: boolean().meta({ description: 'As in login.' }),
})

export const confirmWithPasskeyRules = object({
  response: answer(),
})

export const setSecondFactorRolesRules = object({
  roles: array(enumOf(allRoles, 'Role').defined()).max(20).required().meta({
    label: texts.roles(),
    description: 'The roles whose people must have a second factor.',
  }),
})

export const resetSecondFactorRules = object({
  id: nodeId('User'),
  reason: text(1_000).required(texts.sayWhy).meta({
    label: texts.reason(),
    description: 'Why; kept in the record of changes and mailed to the person.',
  }),
})
