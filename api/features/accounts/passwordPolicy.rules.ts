/** What administrators may decide about passwords: no less than OWASP ASVS 5 asks for (6.2.1, 6.3.1). */
import { object } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/signIn/rules.js'

/** Characters of a password where no demo runs. */
export const leastLength = 8

/** Failed tries an hour on one account. */
const mostTries = 100

export const setPasswordPolicyRules = editRules(
  object({}),
  object({
    loginTries: wholeNumber().min(3, texts.triesBetween).max(50, texts.triesBetween).required(texts.triesBetween).meta({
      label: texts.loginTries(),
      description: 'How often a password or a code may be tried in vain for an account within lockMinutes.',
    }),
    lockMinutes: wholeNumber()
      .min(5, texts.minutesBetween)
      .max(1_440, texts.minutesBetween)
      .required(texts.minutesBetween)
      .test(
        'rate',
        () => texts.mostAnHour({ most: mostTries }),
        (minutes, { parent }) => ((parent as { loginTries?: number }).loginTries ?? 0) * 60 <= mostTries * minutes,
      )
      .meta({ label: texts.lockMinutes(), description: 'After how many minutes an account can be tried again.' }),
    passwordLength: wholeNumber()
      .min(leastLength, texts.lengthBetween)
      .max(64, texts.lengthBetween)
      .required(texts.lengthBetween)
      .meta({
        label: texts.passwordLength(),
        description: 'Characters of a new password, at least; passwords of before stay. Off in the demo.',
      }),
  }),
)
