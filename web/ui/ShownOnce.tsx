/** A secret that is shown once, to be copied and put away. */
import * as texts from '#texts/ui/shownOnce.js'
import { Alert, Button, HStack, Stack, chakra } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

interface Props {
  value: string
  /** What it is, for those who do not see it. */
  label: string
  onDone: () => void
}

export function ShownOnce({ value, label, onDone }: Props) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <Stack gap="4">
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Title>{texts.putItAwayNowIt()}</Alert.Title>
      </Alert.Root>
      <chakra.code
        aria-label={label}
        tabIndex={0}
        userSelect="all"
        overflowWrap="anywhere"
        bg="bg.muted"
        borderRadius="md"
        padding="3"
        fontSize="sm"
      >
        {value}
      </chakra.code>
      <HStack justifyContent="space-between" wrap="wrap">
        <Button variant="outline" onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          <span role="status">{copied ? texts.copied() : texts.copy()}</span>
        </Button>
        <Button onClick={onDone}>{texts.done()}</Button>
      </HStack>
    </Stack>
  )
}
