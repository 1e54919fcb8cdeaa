/** Fields of expertise, each a way to those who share it. */
import { HStack } from '@chakra-ui/react'
import { Link } from 'react-router'
import { Tag } from '#web/ui/badges/Tag.tsx'

export const Expertise = ({ fields }: { fields: readonly string[] }) => (
  <HStack gap="1.5" rowGap="2" flexWrap="wrap">
    {fields.map((field) => (
      <Link key={field} to={`/researchers/directory?expertise=${encodeURIComponent(field)}`}>
        <Tag>{field}</Tag>
      </Link>
    ))}
  </HStack>
)
