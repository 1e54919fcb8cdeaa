/** The IP check of an idea: what it found, who reads the idea until then, and the way to record it. */
import { Button, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ipCheck.js'
import type { IpCheck_idea$key } from '#web/__generated__/IpCheck_idea.graphql.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ipCheckWords } from './ipCheckWords.ts'

interface Props {
  idea: IpCheck_idea$key
  /** What the viewer may do about it. */
  actions: readonly MenuAction[]
}

export function IpCheck({ idea, actions }: Props) {
  const { isKeptConfidential, ipCheck, ipCheckNote, ipCheckedBy, ipCheckedAt } = useFragment(
    graphql`
      fragment IpCheck_idea on Idea {
        isKeptConfidential
        ipCheck
        ipCheckNote
        ipCheckedBy {
          name
        }
        ipCheckedAt
      }
    `,
    idea,
  )
  // Others see the idea once the check is done, and nothing of its result.
  if (!isKeptConfidential && !ipCheck) return null
  return (
    <Section title={texts.ipCheck()}>
      {isKeptConfidential && <Text>{ipCheck ? texts.notBeforeProtected() : texts.whoReadsIt()}</Text>}
      <Facts
        facts={[
          [texts.result(), ipCheck ? ipCheckWords[ipCheck] : texts.notDone()],
          [texts.recordedBy(), ipCheck && (ipCheckedBy?.name ?? texts.formerMember())],
          [texts.recordedOn(), ipCheckedAt && formatDate(ipCheckedAt)],
          [texts.note(), ipCheckNote && <WrittenText key="note">{ipCheckNote}</WrittenText>],
        ]}
      />
      {actions.map(({ label, onSelect }) => (
        <Button key={label} variant="outline" alignSelf="start" onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Section>
  )
}
