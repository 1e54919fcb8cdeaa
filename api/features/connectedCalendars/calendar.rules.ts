/** What an input about connected calendars must hold. */
import { object, string } from 'yup'
import { signInKinds } from '#api/integrations/kinds.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/connectedCalendars/rules.js'

/** Http is for servers inside the network that the operator named, outside production; the request itself decides. */
const isAddress = (value: string | undefined) => {
  if (!value || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}

export const connectCalDavRules = object({
  address: text(500)
    .required(texts.giveAddress)
    .test('address', texts.mustBeAddress, isAddress)
    .meta({ label: texts.address(), description: 'The address of the CalDAV server, or of one calendar.' }),
  account: text(300).required(texts.giveAccount).meta({ label: texts.account() }),
  password: string()
    .max(500, texts.passwordTooLong)
    .required(texts.givePassword)
    .meta({ label: texts.password(), description: 'An app password of the account.' }),
})

export const startCalendarConnectionRules = object({
  kind: enumOf(signInKinds, 'SignInCalendar').required(texts.chooseCalendar).meta({ label: texts.calendar() }),
})

export const connectCalendarRules = object({
  code: string()
    .max(4_000, texts.badAnswer)
    .required(texts.badAnswer)
    .meta({ description: 'The code that the service sent back.' }),
  state: string()
    .max(200, texts.badAnswer)
    .required(texts.badAnswer)
    .meta({ description: 'The state that the service sent back.' }),
})

export const connectedCalendarRules = object({ id: nodeId('ConnectedCalendar', texts.notFound) })
