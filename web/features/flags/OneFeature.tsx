/** A feature of the product: what it is, who has it, and who decides about it. */
import { Button, HStack, List, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/flags/page.js'
import { listed } from '#listed'
import type { OneFeature_flag$data, OneFeature_flag$key } from '#web/__generated__/OneFeature_flag.graphql.ts'
import { namesOfRoles } from '#web/features/users/roleNames.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatCount, formatDate } from '#web/ui/format.ts'
import { ChangeFeature } from './ChangeFeature.tsx'
import { FeatureHistory } from './FeatureHistory.tsx'
import { featureWords } from './featureWords.ts'

type Flag = OneFeature_flag$data

const staleWords: Record<string, string> = {
  REVIEW_DUE: texts.reviewDue(),
  OLD_RELEASE: texts.oldRelease(),
  FOR_EVERYBODY: texts.forEverybody(),
}

function readersOf({ on, forVisitors, roles, percent, people }: Flag): string {
  if (!on) return texts.nobody()
  if (forVisitors || (!roles.length && percent === 100)) return texts.everybody()
  const share = texts.share({ percent, roles: roles.length ? listed(namesOfRoles(roles)) : texts.allRoles() })
  return listed([share, ...people.map(({ name }) => name)])
}

export function OneFeature({ flag: key }: { flag: OneFeature_flag$key }) {
  const flag = useFragment(
    graphql`
      fragment OneFeature_flag on FeatureFlag {
        name
        kind
        forVisitors
        since
        on
        roles
        percent
        people {
          name
        }
        owner {
          name
        }
        reviewOn
        note
        affected
        stale
        ...ChangeFeature_flag
        ...FeatureHistory_flag
      }
    `,
    key,
  )
  const [changing, setChanging] = useState(false)
  const { title, what } = featureWords(flag.name)
  return (
    <Section title={title}>
      <HStack wrap="wrap">
        <Tag tone={flag.on ? 'success' : 'neutral'}>{flag.on ? texts.on() : texts.off()}</Tag>
        <Text color="fg.muted">{flag.kind === 'RELEASE' ? texts.release() : texts.switch()}</Text>
      </HStack>
      <Text>{what}</Text>
      {flag.stale.length > 0 && (
        <List.Root color="fg.warning">
          {flag.stale.map((why) => (
            <List.Item key={why}>{staleWords[why] ?? why}</List.Item>
          ))}
        </List.Root>
      )}
      <Facts
        facts={[
          [texts.readers(), readersOf(flag)],
          ...(flag.forVisitors
            ? []
            : [[texts.affected(), texts.people({ count: flag.affected, shown: formatCount(flag.affected) })] as const]),
          [texts.owner(), flag.owner?.name ?? texts.noOwner()],
          [texts.reviewOn(), flag.reviewOn ? formatDate(flag.reviewOn) : texts.noDay()],
          [texts.since(), formatDate(flag.since)],
          ...(flag.note ? [[texts.note(), flag.note] as const] : []),
        ]}
      />
      <Button
        alignSelf="start"
        variant="outline"
        onClick={() => setChanging(true)}
        aria-label={texts.changeNamed({ title })}
      >
        {texts.change()}
      </Button>
      <FeatureHistory flag={flag} />
      {changing && <ChangeFeature flag={flag} onClose={() => setChanging(false)} />}
    </Section>
  )
}
