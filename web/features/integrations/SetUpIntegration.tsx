/** What an administrator enters of a service outside. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateIntegrationRules } from '#api/features/integrations/integration.rules.ts'
import * as fields from '#texts/integrations/fields.js'
import * as texts from '#texts/integrations/section.js'
import type { SetUpIntegration_integration$key } from '#web/__generated__/SetUpIntegration_integration.graphql.ts'
import type { SetUpIntegrationMutation } from '#web/__generated__/SetUpIntegrationMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { fieldLabels } from './fieldLabels.ts'
import { isVideo, nameOf } from './integrationWords.ts'

interface Props {
  integration: SetUpIntegration_integration$key
  onClose: () => void
}

const rules = updateIntegrationRules.whole

const accountHints: Record<string, string> = {
  ZOOM: fields.zoomAccountHint(),
  TEAMS: fields.tenantHint(),
  MICROSOFT_CALENDAR: fields.calendarTenantHint(),
}

export default function SetUpIntegration({ integration, onClose }: Props) {
  const { kind, hasSecret, ...values } = useFragment(
    graphql`
      fragment SetUpIntegration_integration on Integration {
        kind
        enabled
        account
        client
        hasSecret
        organizer
      }
    `,
    integration,
  )
  const [update] = useAction<SetUpIntegrationMutation>(
    graphql`
      mutation SetUpIntegrationMutation($input: UpdateIntegrationInput!) {
        updateIntegration(input: $input) {
          integration {
            ...IntegrationSection_integration
            ...IntegrationHistory_integration
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  const labels = fieldLabels(kind)
  return (
    <FormDialog
      call="updateIntegration"
      open
      onClose={onClose}
      title={texts.setUpNamed({ name: nameOf(kind) })}
      rules={rules}
      initial={{ ...values, clientSecret: '' }}
      action={(_, __, edit) => update({ input: { ...edit, kind } })}
      submit={texts.save()}
    >
      {kind !== 'CALDAV' && (
        <>
          {accountHints[kind] && (
            <TextField name="account" label={labels['account']!} autoComplete="off" hint={accountHints[kind]} />
          )}
          <TextField name="client" label={labels['client']!} autoComplete="off" />
          <TextField
            name="clientSecret"
            type="password"
            autoComplete="new-password"
            hint={hasSecret ? fields.secretKept() : fields.secretHint()}
          />
          {isVideo(kind) && (
            <TextField
              name="organizer"
              label={labels['organizer']!}
              autoComplete="off"
              hint={kind === 'ZOOM' ? fields.zoomOrganizerHint() : fields.teamsOrganizerHint()}
            />
          )}
        </>
      )}
      <SwitchField name="enabled" hint={isVideo(kind) ? fields.enabledVideo() : fields.enabledCalendar()} />
    </FormDialog>
  )
}
