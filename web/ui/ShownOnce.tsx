/** A secret that is shown once, to be copied and put away. */
import * as texts from '#texts/ui/shownOnce.js'
import { Alert, Button, HStack, Stack, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'

interface Props {
  value: string
  /** What it is, for those who do not see it. */
  label: string
  note?: ReactNode
  onDone: () => void
}

export const ShownOnce = ({ value, label, note, onDone }: Props) => (
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
      <CopyButton value={value} size="md" />
      <Button onClick={onDone}>{texts.done()}</Button>
    </HStack>
    {note}
  </Stack>
)
