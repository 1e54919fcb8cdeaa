/** The zone in which the viewer sees times. */
import { intlLocale } from '#language'
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/settings/timeZoneForm.js'
import { zoneInWords } from '#api/inWords.rules.ts'
import { updateProfileRules } from '#api/features/accounts/account.rules.ts'
import type { TimeZoneFormMutation } from '#web/__generated__/TimeZoneFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const rules = updateProfileRules.whole.pick(['timeZone'])
const success = { title: texts.timeZoneSaved(), description: texts.timesAreShownInIt() }

const here = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What this browser knows, with what is chosen now. */
const choices = (present: string) =>
  [...new Set(['Asia/Dubai', 'UTC', here(), present, ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))

export function TimeZoneForm({ timeZone }: { timeZone: string }) {
  const [update] = useAction<TimeZoneFormMutation>(
    graphql`
      mutation TimeZoneFormMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            id
            timeZone
          }
        }
      }
    `,
    { success, failure: texts.failedToUpdateProfile() },
  )
  return (
    <Form
      call="updateProfile"
      rules={rules}
      initial={{ timeZone }}
      action={(_, __, edit) => update({ input: edit })}
      actions={<SubmitButton alignSelf="start">{texts.saveTimeZone()}</SubmitButton>}
    >
      <SelectField
        name="timeZone"
        choices={choices(timeZone)}
        hint={texts.thisDeviceIsSetTo({ here: zoneInWords(here()) })}
      />
      <Now />
    </Form>
  )
}

/** What time it is in the zone that is chosen in the form. */
function Now() {
  const { timeZone } = useFormikContext<{ timeZone: string }>().values
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000)
    return () => clearInterval(timer)
  }, [])
  const words = new Intl.DateTimeFormat(intlLocale(), {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return <Text color="fg.muted">{texts.thereItIsNow({ now: words.format(now) })}</Text>
}
