/** Who finds the person, taking one’s own data along, and leaving. */
import { Button, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/privacySection.js'
import type { PrivacySection_viewer$key } from '#web/__generated__/PrivacySection_viewer.graphql.ts'
import { useDownload } from '#web/relay/useDownload.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import type { SectionProps } from './sections.tsx'
import { VisibilityForm } from './VisibilityForm.tsx'

export default function PrivacySection({ settings }: SectionProps) {
  const viewer = useFragment<PrivacySection_viewer$key>(
    graphql`
      fragment PrivacySection_viewer on Viewer {
        ...VisibilityForm_viewer
      }
    `,
    settings.viewer!,
  )
  const [download, pending] = useDownload()
  return (
    <>
      <Section title={texts.visibility()}>
        <VisibilityForm viewer={viewer} />
      </Section>
      <Section title={texts.downloadMyData()}>
        <Text color="fg.muted">{texts.aJsonFileWithEverything()}</Text>
        <Button
          alignSelf="start"
          variant="outline"
          loading={pending}
          onClick={() => void download('/api/user/data', 'my-data.json')}
        >
          <Download size={16} aria-hidden />
          {texts.downloadMyData()}
        </Button>
      </Section>
      <Section title={texts.deleteMyAccount()}>
        <DeleteAccount />
      </Section>
    </>
  )
}
