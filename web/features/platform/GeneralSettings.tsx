/** What holds for everybody: who waits, how lists shorten amounts, who mails are from, and limits. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { languages } from '#language'
import { languageNamed } from '#api/languages.rules.ts'
import { updatePlatformSettingsRules } from '#api/features/platform/platform.rules.ts'
import * as texts from '#texts/platform/form.js'
import * as rules from '#texts/platform/rules.js'
import type { GeneralSettings_settings$key } from '#web/__generated__/GeneralSettings_settings.graphql.ts'
import type { GeneralSettingsMutation } from '#web/__generated__/GeneralSettingsMutation.graphql.ts'
import { languageNames } from '#web/app/language/chosenLanguage.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { NumberField, SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { TestMail } from './TestMail.tsx'

const choices = languages.map((each) => ({ value: languageNamed[each], label: languageNames[each] }))

export function GeneralSettings({ settings }: { settings: GeneralSettings_settings$key }) {
  const { revision, mailFrom, mostUploadMb, mostSessionRequests, ...set } = useFragment(
    graphql`
      fragment GeneralSettings_settings on PlatformSettings {
        revision
        language
        verifyNewAccounts
        shortDollars
        senderName
        replyTo
        uploadMaxMb
        sessionRequests
        mailFrom
        mostUploadMb
        mostSessionRequests
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
  const { language, verifyNewAccounts, shortDollars, senderName, replyTo, uploadMaxMb, sessionRequests } = set
  const initial = {
    language,
    verifyNewAccounts: verifyNewAccounts ?? false,
    shortDollars,
    senderName: senderName ?? '',
    replyTo: replyTo ?? '',
    uploadMaxMb: uploadMaxMb ?? null,
    sessionRequests: sessionRequests ?? null,
  }
  return (
    <Form
      call="updatePlatformSettings"
      key={JSON.stringify(initial)}
      rules={updatePlatformSettingsRules.omit(['revision'])}
      initial={initial}
      action={(input) => update({ input: { ...input, revision: revision ?? 0 } })}
      actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
    >
      <Stack gap="5">
        <Section title={rules.language()}>
          <SelectField name="language" choices={choices} hint={texts.languageHint()} />
        </Section>
        <Section title={texts.accounts()}>
          <SwitchField name="verifyNewAccounts" hint={texts.verifyHint()} />
        </Section>
        <Section title={texts.amounts()}>
          <SwitchField name="shortDollars" hint={texts.dollarsHint()} />
        </Section>
        <Section title={texts.mails()}>
          <TextField name="senderName" autoComplete="off" hint={texts.senderHint({ sender: mailFrom ?? '' })} />
          <TextField name="replyTo" type="email" hint={texts.replyToHint({ sender: mailFrom ?? '' })} />
          <TestMail />
        </Section>
        <Section title={texts.limits()}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <NumberField name="uploadMaxMb" hint={texts.uploadHint({ most: mostUploadMb ?? 0 })} />
            <NumberField name="sessionRequests" hint={texts.requestsHint({ most: mostSessionRequests ?? 0 })} />
          </SimpleGrid>
        </Section>
      </Stack>
    </Form>
  )
}
