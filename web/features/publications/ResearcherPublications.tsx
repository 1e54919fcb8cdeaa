/** The publications that a researcher claims, highlights first, as the world may know them. */
import { Button, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/publications/profile.js'
import { dotted, listed } from '#listed'
import type {
  ResearcherPublications_user$data,
  ResearcherPublications_user$key,
} from '#web/__generated__/ResearcherPublications_user.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { DoiLink } from './DoiLink.tsx'
import { typeWords } from './publicationTypes.ts'

/** How many are shown at once. */
const few = 5

export function ResearcherPublications({ person }: { person: ResearcherPublications_user$key }) {
  const { authorships } = useFragment(
    graphql`
      fragment ResearcherPublications_user on User {
        authorships {
          id
          highlighted
          publication {
            path
          }
          work {
            title
            authors
            year
            venue
            doi
            url
            type
            openAccess
          }
        }
      }
    `,
    person,
  )
  const [all, setAll] = useState(false)
  if (!authorships.length) return null
  const more = authorships.length - few
  return (
    <Section title={texts.title()}>
      <Stack as="ul" gap="4" listStyleType="none">
        {(all ? authorships : authorships.slice(0, few)).map((one) => (
          <Work key={one.id} {...one} />
        ))}
      </Stack>
      {more > 0 && (
        <Button size="sm" variant="outline" alignSelf="start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewer() : texts.more({ count: more })}
        </Button>
      )}
    </Section>
  )
}

type Authorship = ResearcherPublications_user$data['authorships'][number]

function Work({ highlighted, publication, work }: Authorship) {
  const { title, authors, year, venue, doi, url, type, openAccess } = work
  return (
    <Stack as="li" gap="1">
      <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
        {publication ? (
          <Link to={publication.path}>{title}</Link>
        ) : url && !doi ? (
          <TextLink href={url} target="_blank" rel="noopener noreferrer" textDecoration="underline">
            {title}
          </TextLink>
        ) : (
          title
        )}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" dir="auto">
        {dotted([listed(authors), venue, year])}
      </Text>
      <Text as="div" fontSize="sm" display="flex" gap="2" flexWrap="wrap" alignItems="center">
        {highlighted && (
          <Tag tone="info" icon={Star}>
            {texts.highlighted()}
          </Tag>
        )}
        <Tag>{typeWords[type]}</Tag>
        {openAccess && <Tag tone="info">{texts.openAccess()}</Tag>}
        {doi && <DoiLink doi={doi} />}
      </Text>
    </Stack>
  )
}
