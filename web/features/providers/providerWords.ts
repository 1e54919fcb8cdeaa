/** The kinds of providers in words. */
import * as texts from '#texts/providers/form.js'

export const kindWords: Record<string, string> = { OIDC: texts.oidc(), SAML: texts.saml() }

export const kindChoices = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

export const factorChoices = [
  { value: 'NEVER', label: texts.factorNever() },
  { value: 'WHEN_STATED', label: texts.factorStated() },
  { value: 'ALWAYS', label: texts.factorAlways() },
]
