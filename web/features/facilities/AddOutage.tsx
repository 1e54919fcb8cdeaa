/** Takes a facility out of service for a time. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { string } from 'yup'
import { addFacilityOutageRules } from '#api/features/facilities/facility.rules.ts'
import * as texts from '#texts/facilities/outages.js'
import type { AddOutageMutation } from '#web/__generated__/AddOutageMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { ZoneWords } from '#web/features/meetings/ZoneWords.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { addDays, instantOf, today } from '#web/ui/calendar/days.ts'
import { SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

/** Times as a form holds them: what a clock shows, in order as texts are. */
const rules = addFacilityOutageRules.omit(['id', 'startsAt', 'endsAt']).shape({
  startsAt: string().required(texts.giveTime()).meta({ label: texts.from() }),
  endsAt: string()
    .required(texts.giveTime())
    .test('order', texts.endAfterStart(), (value, { parent }) => !value || value > String(parent['startsAt']))
    .meta({ label: texts.until() }),
})

export function AddOutage({ id, onClose }: { id: string; onClose: () => void }) {
  const { timeZone } = useViewer()
  const [add] = useAction<AddOutageMutation>(
    graphql`
      mutation AddOutageMutation($input: AddFacilityOutageInput!) {
        addFacilityOutage(input: $input) {
          facility {
            ...FacilityOutages_facility
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  const tomorrow = addDays(today(timeZone), 1)
  return (
    <FormDialog
      call="addFacilityOutage"
      open
      onClose={onClose}
      title={texts.add()}
      rules={rules}
      initial={{
        startsAt: `${tomorrow}T08:00`,
        endsAt: `${tomorrow}T17:00`,
        reason: '',
        cancelBookings: false,
      }}
      action={({ startsAt, endsAt, ...rest }) =>
        add({
          input: { id, ...rest, startsAt: instantOf(startsAt, timeZone), endsAt: instantOf(endsAt, timeZone) },
        })
      }
      submit={texts.add()}
    >
      <Text color="fg.muted" fontSize="sm">
        <ZoneWords />
      </Text>
      <TextField name="startsAt" type="datetime-local" />
      <TextField name="endsAt" type="datetime-local" />
      <TextField name="reason" autoComplete="off" />
      <SwitchField name="cancelBookings" hint={texts.cancelHint()} />
    </FormDialog>
  )
}
