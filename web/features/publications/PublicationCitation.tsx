/** The reference to a publication in three styles and as BibTeX, to copy. */
import { Button, chakra, Flex, NativeSelect, Stack } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/citation.js'
import type { PublicationCitation_publication$key } from '#web/__generated__/PublicationCitation_publication.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'

const styles = { apa: 'APA', ieee: 'IEEE', vancouver: 'Vancouver', bibtex: 'BibTeX' } as const
type Style = keyof typeof styles

export function PublicationCitation({ publication }: { publication: PublicationCitation_publication$key }) {
  const citations: Record<Style, string> = useFragment(
    graphql`
      fragment PublicationCitation_publication on Publication {
        apa: citation(style: APA)
        ieee: citation(style: IEEE)
        vancouver: citation(style: VANCOUVER)
        bibtex
      }
    `,
    publication,
  )
  const [style, setStyle] = useState<Style>('apa')
  const [copied, setCopied] = useState<string | null>(null)
  const text = citations[style].trim()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <Section title={texts.title()}>
      <Stack gap="3">
        <Flex gap="2" wrap="wrap">
          <NativeSelect.Root width="40">
            <NativeSelect.Field
              aria-label={texts.style()}
              value={style}
              onChange={({ target }) => setStyle(target.value as Style)}
            >
              {Object.entries(styles).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Button variant="outline" onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            <span role="status">{copied === text ? texts.copied() : texts.copy()}</span>
          </Button>
        </Flex>
        <chakra.div
          role="region"
          aria-label={texts.reference({ style: styles[style] })}
          tabIndex={0}
          bg="bg.muted"
          borderRadius="md"
          padding="3"
          fontSize="sm"
          maxH="60"
          overflow="auto"
          overflowWrap="anywhere"
          {...(style === 'bibtex' ? { whiteSpace: 'pre-wrap', fontFamily: 'mono', dir: 'ltr' } : { dir: 'auto' })}
        >
          {text}
        </chakra.div>
      </Stack>
    </Section>
  )
}
