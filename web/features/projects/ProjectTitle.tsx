/** A project's title in a list, as the way to it. */
import { Text } from '@chakra-ui/react'
import { Link } from 'react-router'

export const ProjectTitle = ({ project: { number, title } }: { project: { number: number; title: string } }) => (
  <Link to={`/projects/${number}`}>
    <Text fontWeight="medium" lineClamp={2}>
      {title}
    </Text>
  </Link>
)
