/** Taking one’s own data along, and leaving. */
import { Button, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import * as texts from '#texts/settings/dataSection.js'
import { useDownload } from '#web/relay/useDownload.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

export default function DataSection() {
  const [download, pending] = useDownload()
  return (
    <>
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
