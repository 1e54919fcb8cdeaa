/** The own profile as other people on the platform see it. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/profileCard.js'
import { listed } from '#listed'
import type { ProfileCard_viewer$key } from '#web/__generated__/ProfileCard_viewer.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { roleLabel } from '#web/app/homes.ts'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function ProfileCard({ viewer }: { viewer: ProfileCard_viewer$key }) {
  const { name, role, username, position, department, expertise, bio, profileImage, person } = useFragment(
    graphql`
      fragment ProfileCard_viewer on Viewer {
        name
        role
        username
        position
        department
        expertise
        bio
        profileImage
        person {
          ...useTranslation_record
        }
      }
    `,
    viewer,
  )
  const { whiteLabel } = useApp()
  const translation = useTranslation(person)
  return (
    <Section title={texts.yourPublicProfile()}>
      <HStack gap="4" align="start">
        <Initials name={name} image={profileImage} size="16" />
        <Stack gap="1" minW="0">
          <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted">{listed([position, department]) || texts.noPositionGivenYet()}</Text>
          <Text color="fg.muted">
            {roleLabel(role, whiteLabel.roleLabels)} · @{username}
          </Text>
        </Stack>
      </HStack>
      {expertise.length > 0 && (
        <Flex gap="1.5" wrap="wrap" as="ul" listStyleType="none" aria-label={texts.expertise()}>
          {expertise.map((field) => (
            <li key={field}>
              <Tag>{field}</Tag>
            </li>
          ))}
        </Flex>
      )}
      {bio && <WrittenText>{bio}</WrittenText>}
      <HStack gap="4" flexWrap="wrap">
        {translation.actions.map(({ label, icon: Icon, onSelect }) => (
          <Button key={label} size="sm" variant="outline" onClick={onSelect}>
            {Icon && <Icon size={16} aria-hidden />}
            {label}
          </Button>
        ))}
        {translation.link}
      </HStack>
      {translation.dialog}
      <Text fontSize="xs" color="fg.muted">
        {texts.yourEmailAddressIsSeen()}
      </Text>
    </Section>
  )
}
