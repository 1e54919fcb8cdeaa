/** Whether figures are published as open data, and when the fiscal year begins. */
import { intlLocale } from '#language'
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { updateAnalyticsSettingsRules } from '#api/features/analytics/analytics.rules.ts'
import * as texts from '#texts/analytics/settingsPage.js'
import type { AnalyticsSettingsPageMutation } from '#web/__generated__/AnalyticsSettingsPageMutation.graphql.ts'
import type { AnalyticsSettingsPageQuery } from '#web/__generated__/AnalyticsSettingsPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

const monthName = new Intl.DateTimeFormat(intlLocale(), { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: monthName.format(new Date(Date.UTC(2026, at, 1))),
}))

export default function AnalyticsSettingsPage() {
  const { analyticsSettings } = usePage<AnalyticsSettingsPageQuery>(graphql`
    query AnalyticsSettingsPageQuery @preloadable {
      analyticsSettings {
        openData
        fiscalYearMonth
      }
    }
  `)
  const [update] = useAction<AnalyticsSettingsPageMutation>(
    graphql`
      mutation AnalyticsSettingsPageMutation($input: UpdateAnalyticsSettingsInput!) {
        updateAnalyticsSettings(input: $input) {
          analyticsSettings {
            openData
            fiscalYearMonth
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const { openData, fiscalYearMonth } = analyticsSettings
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="4" maxW="4xl">
        <Section title={texts.settings()}>
          <Form
            call="updateAnalyticsSettings"
            rules={updateAnalyticsSettingsRules.whole}
            initial={{ openData, fiscalYearMonth: String(fiscalYearMonth) }}
            action={(_, __, edit) => update({ input: edit as never })}
            actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
          >
            <SwitchField name="openData" hint={texts.openDataHint()} />
            <SelectField name="fiscalYearMonth" choices={months} hint={texts.monthHint()} />
          </Form>
          {openData && (
            <Text>
              <Link to="/open-data">{texts.toOpenData()}</Link>
            </Text>
          )}
        </Section>
      </Stack>
    </>
  )
}
