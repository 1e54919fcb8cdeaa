/** The language model: whether it is used and what may be sent, whether it answers, and what was sent. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/model/page.js'
import type { ModelPageQuery } from '#web/__generated__/ModelPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ModelLog } from './ModelLog.tsx'
import { ModelSettingsForm } from './ModelSettingsForm.tsx'
import { TestModel } from './TestModel.tsx'

export default function ModelPage() {
  const data = usePage<ModelPageQuery>(graphql`
    query ModelPageQuery @preloadable {
      modelSettings {
        model
        ...ModelSettingsForm_settings
      }
      ...ModelLog_query
    }
  `)
  const { modelSettings: settings } = data
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="4" maxW="4xl">
        <Section title={texts.which()}>
          <Text overflowWrap="anywhere">
            {settings.model ? texts.configured({ model: settings.model }) : texts.none()}
          </Text>
          {settings.model && <TestModel />}
        </Section>
        <Section title={texts.settings()}>
          <ModelSettingsForm settings={settings} />
        </Section>
        <ModelLog query={data} />
      </Stack>
    </>
  )
}
