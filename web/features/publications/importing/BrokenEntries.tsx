/** Entries that cannot be added, with their place, the reason and their text, so that nothing of them is lost. */
import { Box, Button, Stack, Text, chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/publications/importing.js'
import { Section } from '#web/ui/Facts.tsx'
import { labelOf } from '#web/ui/form/ruleWords.ts'
import { createPublicationRules } from '#api/features/publications/publication.rules.ts'
import type { Entry } from './readEntry.ts'

/** An item of a list is called as the list. */
const nameOf = (field: string) => labelOf(createPublicationRules, field.replace(/\[.*$/, ''))

export function BrokenEntries({ entries }: { entries: readonly Entry[] }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(entries.map(({ text }) => text).join('\n\n'))
    setCopied(true)
  }
  return (
    <Section title={texts.broken({ count: entries.length })}>
      <Text color="fg.muted">{texts.brokenHint()}</Text>
      <Button alignSelf="start" size="sm" variant="outline" onClick={() => void copy()}>
        <Copy size={14} aria-hidden />
        <span role="status">{copied ? texts.copied() : texts.copyBroken()}</span>
      </Button>
      <Stack as="ul" gap="0" listStyleType="none" aria-label={texts.brokenList()}>
        {entries.map((entry, nth) => (
          <Stack as="li" key={nth} gap="1" paddingY="3" borderTopWidth="1px">
            <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
              {texts.place({ line: entry.line, key: entry.key || entry.title || 'empty' })}
            </Text>
            {entry.problems.map(({ field, message }) => (
              <Text key={field} fontSize="sm" color="fg.error">
                {field ? texts.problemOf({ field: nameOf(field), message }) : message}
              </Text>
            ))}
            <details>
              <chakra.summary cursor="pointer" fontSize="sm" paddingY="1">
                {texts.showEntry()}
              </chakra.summary>
              <Box
                as="pre"
                tabIndex={0}
                role="region"
                aria-label={texts.entryAt({ line: entry.line })}
                fontSize="xs"
                maxH="60"
                overflow="auto"
                bg="bg.muted"
                borderRadius="md"
                padding="3"
                dir="ltr"
              >
                {entry.text}
              </Box>
            </details>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
