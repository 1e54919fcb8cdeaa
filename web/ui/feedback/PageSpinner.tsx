/** For the short while in which a page has nothing to show yet. */
import { Center, Spinner } from '@chakra-ui/react'

export const PageSpinner = () => (
  <Center minH="40vh" role="status" aria-label="Loading">
    <Spinner color="brand.fg" />
  </Center>
)
