/** The family of a patent as a tree: the first filing, what claims its priority, and the national phases. */
import { Button, Flex, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { GitBranchPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as form from '#texts/patents/form.js'
import * as texts from '#texts/patents/view.js'
import { dotted } from '#listed'
import type {
  PatentFamily_patent$data,
  PatentFamily_patent$key,
} from '#web/__generated__/PatentFamily_patent.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { AddToFamily } from './AddToFamily.tsx'
import { familyTree } from './familyTree.ts'
import { PatentTag } from './PatentTag.tsx'
import { linkWords, officeName } from './patentWords.ts'

type Member = PatentFamily_patent$data['family']['patents'][number]

export function PatentFamily({ patent }: { patent: PatentFamily_patent$key }) {
  const { id, title, canUpdate, family } = useFragment(
    graphql`
      fragment PatentFamily_patent on Patent {
        id
        title
        canUpdate
        family {
          patents {
            id
            path
            office
            kind
            status
            applicationNumber
            grantNumber
            filedOn
            parent {
              id
              office
            }
          }
        }
      }
    `,
    patent,
  )
  const [adding, setAdding] = useState(false)
  return (
    <Section title={texts.family()}>
      <Stack as="ul" gap="0" listStyleType="none">
        {familyTree(family.patents).map(({ member, depth }) => (
          <Row key={member.id} member={member} depth={depth} isCurrent={member.id === id} />
        ))}
      </Stack>
      {canUpdate && (
        <Button variant="outline" alignSelf="start" onClick={() => setAdding(true)}>
          <GitBranchPlus size={16} aria-hidden />
          {form.addToFamily()}
        </Button>
      )}
      {adding && <AddToFamily id={id} title={title} members={family.patents} onClose={() => setAdding(false)} />}
    </Section>
  )
}

function Row({ member, depth, isCurrent }: { member: Member; depth: number; isCurrent: boolean }) {
  const { path, office, kind, status, filedOn } = member
  const words = [
    linkWords(kind, office, member.parent?.office),
    member.grantNumber ?? member.applicationNumber,
    filedOn && texts.filed({ date: formatDate(filedOn) }),
  ]
  return (
    <Flex
      as="li"
      gap="2"
      wrap="wrap"
      alignItems="start"
      justifyContent="space-between"
      paddingY="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      // Deep trees stay readable on a phone.
      paddingInlineStart={`${Math.min(depth, 4) * 1.25}rem`}
      {...(isCurrent && { 'aria-current': 'true' as const })}
    >
      <Stack gap="0" minW="0" flex="1 1 200px">
        {isCurrent ? (
          <Text fontWeight="semibold">{texts.thisOne({ office: officeName(office) })}</Text>
        ) : (
          <TextLink asChild fontWeight="medium">
            <Link to={path}>{officeName(office)}</Link>
          </TextLink>
        )}
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {dotted(words)}
        </Text>
      </Stack>
      <Flex gap="1.5" wrap="wrap">
        <PatentTag status={status} />
      </Flex>
    </Flex>
  )
}
