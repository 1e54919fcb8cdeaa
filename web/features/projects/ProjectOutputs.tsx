/** What came of a project: papers with their DOIs, data, code; shown when there is something that may be known. */
import { Heading, Link, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectOutputs.js'
import type { ProjectOutputs_project$key } from '#web/__generated__/ProjectOutputs_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'

/** Where an item can be found: its DOI, or an address in it. */
function addressOf(item: string): string | null {
  const doi = /\b10\.\d{4,9}\/[^\s,;]+/.exec(item)?.[0].replace(/[.)\]]+$/, '')
  if (doi) return `https://doi.org/${doi}`
  return /\bhttps:\/\/[^\s,;]+/.exec(item)?.[0] ?? null
}

export function ProjectOutputs({ project }: { project: ProjectOutputs_project$key }) {
  const { papers, datasets, software } = useFragment(
    graphql`
      fragment ProjectOutputs_project on Project {
        papers
        datasets
        software
      }
    `,
    project,
  )
  const kinds = [
    [texts.papers(), papers ?? []],
    [texts.data(), datasets ?? []],
    [texts.code(), software ?? []],
  ] as const
  const present = kinds.filter(([, items]) => items.length)
  if (!present.length) return null
  return (
    <Section title={texts.researchOutputs()}>
      {present.map(([title, items]) => (
        <Stack key={title} gap="1">
          <Heading as="h3" size="xs" color="fg.muted" fontWeight="medium">
            {title}
          </Heading>
          <Stack as="ul" gap="1" listStyleType="none">
            {items.map((item) => (
              <li key={item}>
                <Output item={item} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Section>
  )
}

function Output({ item }: { item: string }) {
  const address = addressOf(item)
  if (!address) return <Text overflowWrap="anywhere">{item}</Text>
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      color="brand.fg"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      {item}
    </Link>
  )
}
