/** For the short while in which there is nothing to show yet: of a page, or of a part of it. */
import * as texts from '#texts/ui/spinners.js'
import { Center, Spinner } from '@chakra-ui/react'

export const PageSpinner = () => (
  <Center minH="40vh" role="status" aria-label={texts.loading()}>
    <Spinner color="brand.fg" />
  </Center>
)

export const PartSpinner = ({ label = texts.loading() }: { label?: string }) => (
  <Center padding="4" role="status" aria-label={label}>
    <Spinner size="sm" color="brand.fg" />
  </Center>
)
