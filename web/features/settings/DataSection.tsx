/** Taking the own data along, and leaving. */
import { Button, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useDownload } from '#web/relay/useDownload.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

export default function DataSection() {
  const [download, pending] = useDownload()
  return (
    <>
      <Section title="Download my data">
        <Text color="fg.muted">
          A JSON file with everything that belongs to you: profile, sessions, projects, memberships, notifications and
          what you did. It holds nobody else’s private data, and no passwords.
        </Text>
        <Button
          alignSelf="start"
          variant="outline"
          loading={pending}
          onClick={() => void download('/api/user/data', 'my-data.json')}
        >
          <Download size={16} aria-hidden />
          Download my data
        </Button>
      </Section>
      <Section title="Delete my account">
        <DeleteAccount />
      </Section>
    </>
  )
}
