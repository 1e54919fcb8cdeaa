/** Fields of expertise, each a way to those who share it. */
import { HStack } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Tag } from '#web/ui/badges/Tag.tsx'

interface Props {
  fields: readonly string[]
  /** The address of the list of those who share a field, but for the field; null where the viewer has no such list. */
  list?: string | null
}

export const Expertise = ({ fields, list = '/researchers/directory?expertise=' }: Props) => (
  <HStack gap="1.5" rowGap="2" flexWrap="wrap">
    {fields.map((field) => (
      <Fragment key={field}>
        {list === null ? (
          <Tag>{field}</Tag>
        ) : (
          <Link to={`${list}${encodeURIComponent(field)}`}>
            <Tag>{field}</Tag>
          </Link>
        )}
      </Fragment>
    ))}
  </HStack>
)
