/** What holds for everybody: who waits, how lists shorten amounts, where answers to mails go. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updatePlatformSettingsRules } from '#api/features/platform/platform.rules.ts'
import * as texts from '#texts/platform/form.js'
import type { GeneralSettings_settings$key } from '#web/__generated__/GeneralSettings_settings.graphql.ts'
import type { GeneralSettingsMutation } from '#web/__generated__/GeneralSettingsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

export function GeneralSettings({ settings }: { settings: GeneralSettings_settings$key }) {
  const { verifyNewAccounts, shortDollars, replyTo, mailFrom } = useFragment(
    graphql`
      fragment GeneralSettings_settings on PlatformSettings {
        verifyNewAccounts
        shortDollars
        replyTo
        mailFrom
      }
    `,
    settings,
  )
  const [update] = useAction<GeneralSettingsMutation>(
    graphql`
      mutation GeneralSettingsMutation($input: UpdatePlatformSettingsInput!) {
        updatePlatformSettings(input: $input) {
          platformSettings {
            ...GeneralSettings_settings
            ...PlatformHistory_settings
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <Section title={texts.general()}>
      <Form
        call="updatePlatformSettings"
        key={[verifyNewAccounts, shortDollars, replyTo].join()}
        rules={updatePlatformSettingsRules}
        initial={{ verifyNewAccounts: verifyNewAccounts ?? false, shortDollars, replyTo: replyTo ?? '' }}
        action={(input) => update({ input })}
        actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
      >
        <SwitchField name="verifyNewAccounts" hint={texts.verifyHint()} />
        <SwitchField name="shortDollars" hint={texts.dollarsHint()} />
        <TextField name="replyTo" type="email" hint={texts.replyToHint({ sender: mailFrom ?? '' })} />
      </Form>
    </Section>
  )
}
