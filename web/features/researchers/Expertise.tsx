/** Fields of expertise, each a way to those who share it. */
import { HStack } from '@chakra-ui/react'
import { Link } from 'react-router'
import { Tag } from '#web/ui/badges/Tag.tsx'

interface Props {
  fields: readonly string[]
  /** The address of the list of those who share a field, but for the field. */
  list?: string
}

export const Expertise = ({ fields, list = '/researchers/directory?expertise=' }: Props) => (
  <HStack gap="1.5" rowGap="2" flexWrap="wrap">
    {fields.map((field) => (
      <Link key={field} to={`${list}${encodeURIComponent(field)}`}>
        <Tag>{field}</Tag>
      </Link>
    ))}
  </HStack>
)
