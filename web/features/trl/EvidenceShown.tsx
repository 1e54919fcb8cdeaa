/** The evidence for a criterion: an explanation, a link, a file that opens over the page, a publication. */
import { HStack, Link as TextLink, Stack, Text, chakra } from '@chakra-ui/react'
import { BookOpenText, ExternalLink, Paperclip, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { EvidenceShown_criterion$key } from '#web/__generated__/EvidenceShown_criterion.graphql.ts'
import { FilePreview } from '#web/features/files/FilePreview.tsx'
import { DoiLink } from '#web/features/publications/DoiLink.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function EvidenceShown({ criterion: key }: { criterion: EvidenceShown_criterion$key }) {
  const { text, link, file, publicationTitle, publicationDoi } = useFragment(
    graphql`
      fragment EvidenceShown_criterion on TrlCriterion {
        text
        link
        publicationTitle
        publicationDoi
        file {
          name
          mediaType
          size
          previewable
          contentUrl
        }
      }
    `,
    key,
  )
  const [previewed, setPreviewed] = useState(false)
  return (
    <Stack gap="1.5" fontSize="sm">
      {text && <WrittenText>{text}</WrittenText>}
      {link && (
        <Item icon={ExternalLink}>
          <TextLink href={link} target="_blank" rel="noopener noreferrer" textDecoration="underline" dir="ltr">
            {link}
          </TextLink>
        </Item>
      )}
      {file && (
        <Item icon={Paperclip}>
          {file.previewable ? (
            <TextLink as="button" textDecoration="underline" textAlign="start" onClick={() => setPreviewed(true)}>
              {file.name}
            </TextLink>
          ) : (
            <TextLink href={file.contentUrl ?? ''} download textDecoration="underline">
              {file.name}
            </TextLink>
          )}
        </Item>
      )}
      {publicationTitle && (
        <Item icon={BookOpenText}>
          <span dir="auto">{publicationTitle}</span>
          {publicationDoi && (
            <>
              {' · '}
              <DoiLink doi={publicationDoi} />
            </>
          )}
        </Item>
      )}
      {file?.previewable && <FilePreview file={previewed ? file : null} onClose={() => setPreviewed(false)} />}
    </Stack>
  )
}

const Item = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <HStack gap="2" alignItems="start">
    <chakra.span color="fg.muted" paddingTop="1" flexShrink="0">
      <Icon size={14} aria-hidden />
    </chakra.span>
    <Text as="span" overflowWrap="anywhere" minW="0">
      {children}
    </Text>
  </HStack>
)
