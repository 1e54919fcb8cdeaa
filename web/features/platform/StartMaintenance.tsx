/** Closes the platform for changes, with what people read meanwhile. Times are those of the university. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { string } from 'yup'
import { startMaintenanceRules } from '#api/features/platform/platform.rules.ts'
import { universityZone } from '#api/universityDay.rules.ts'
import * as texts from '#texts/platform/maintenance.js'
import * as rules from '#texts/platform/rules.js'
import type { StartMaintenanceMutation } from '#web/__generated__/StartMaintenanceMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { instantOf } from '#web/ui/calendar/days.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

/** The end as the form holds it: what a clock at the university shows. */
const formRules = startMaintenanceRules.omit(['until']).shape({ until: string().meta({ label: rules.until() }) })

export function StartMaintenance({ onClose }: { onClose: () => void }) {
  const [start] = useAction<StartMaintenanceMutation>(
    graphql`
      mutation StartMaintenanceMutation($input: StartMaintenanceInput!) {
        startMaintenance(input: $input) {
          platformSettings {
            ...MaintenanceSection_settings
            maintenance {
              ...MaintenanceNotice_maintenance
            }
            ...PlatformHistory_settings
          }
        }
      }
    `,
    { success: { title: texts.started() }, failure: texts.startFailed() },
  )
  return (
    <FormDialog
      call="startMaintenance"
      open
      onClose={onClose}
      title={texts.start()}
      rules={formRules}
      initial={{ text: '', textArabic: '', until: '' }}
      action={({ until, ...words }) =>
        start({ input: { ...words, until: until ? instantOf(until, universityZone) : null } })
      }
      submit={texts.start()}
    >
      <Text color="fg.muted">{texts.startWhat()}</Text>
      <TextArea name="text" rows={2} hint={texts.textHint()} />
      <TextArea name="textArabic" rows={2} />
      <TextField name="until" type="datetime-local" hint={texts.untilHint()} />
    </FormDialog>
  )
}
