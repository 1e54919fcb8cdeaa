/** How many opportunities are chosen to be compared, and the button that opens the comparison. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/opportunities/compare.js'
import { CompareOpportunities } from './CompareOpportunities.tsx'
import type { Compared } from './useCompared.ts'

export function CompareBar({ compared }: { compared: Compared }) {
  const [open, setOpen] = useState(false)
  const count = compared.all.length
  if (!count) return null
  return (
    <HStack
      role="region"
      aria-label={texts.region()}
      position="sticky"
      bottom="4"
      marginTop="4"
      zIndex="docked"
      padding="3"
      gap="3"
      justifyContent="space-between"
      flexWrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
    >
      <Text role="status">{count > 1 ? texts.chosen({ count }) : texts.hint()}</Text>
      <HStack gap="2">
        <Button variant="ghost" onClick={compared.clear}>
          {texts.clear()}
        </Button>
        <Button disabled={count < 2} onClick={() => setOpen(true)}>
          <Scale size={16} aria-hidden />
          {texts.compare({ count })}
        </Button>
      </HStack>
      <CompareOpportunities open={open && count > 0} compared={compared} onClose={() => setOpen(false)} />
    </HStack>
  )
}
