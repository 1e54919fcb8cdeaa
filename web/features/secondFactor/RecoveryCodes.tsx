/** Recovery codes, which are shown once: to be copied or downloaded, and put away. */
import { Alert, Button, HStack, SimpleGrid, Stack, chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import * as texts from '#texts/secondFactor/codes.js'
import { CopyButton } from '#web/ui/CopyButton.tsx'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n')
  return (
    <Stack gap="4">
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{texts.keepThem()}</Alert.Title>
          <Alert.Description>{texts.whatFor()}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <SimpleGrid
        as="ol"
        columns={{ base: 1, sm: 2 }}
        gap="2"
        listStyleType="none"
        aria-label={texts.title()}
        bg="bg.muted"
        borderRadius="md"
        padding="3"
      >
        {codes.map((code) => (
          <chakra.li key={code} dir="ltr">
            <chakra.code fontSize="xs" userSelect="all" overflowWrap="anywhere">
              {code}
            </chakra.code>
          </chakra.li>
        ))}
      </SimpleGrid>
      <HStack justifyContent="space-between" wrap="wrap">
        <HStack wrap="wrap">
          <CopyButton value={text} size="md" />
          <Button asChild variant="outline">
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
              <Download size={16} aria-hidden />
              {texts.download()}
            </a>
          </Button>
        </HStack>
        <Button onClick={onDone}>{texts.done()}</Button>
      </HStack>
    </Stack>
  )
}
