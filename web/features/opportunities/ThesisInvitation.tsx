/** Asks an investor without a thesis to write one. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Target } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/opportunities/thesis.js'
import { Card } from '#web/ui/Card.tsx'
import { ThesisForm } from './ThesisForm.tsx'

export function ThesisInvitation() {
  const [open, setOpen] = useState(false)
  return (
    <Card marginBottom="5">
      <Stack gap="3" alignItems="start">
        <Text fontWeight="semibold">{texts.inviteTitle()}</Text>
        <Text color="fg.muted">{texts.invite()}</Text>
        <Button size="sm" onClick={() => setOpen(true)}>
          <Target size={16} aria-hidden />
          {texts.write()}
        </Button>
      </Stack>
      {open && <ThesisForm thesis={null} onClose={() => setOpen(false)} />}
    </Card>
  )
}
