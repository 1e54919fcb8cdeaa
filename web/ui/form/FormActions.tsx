/** The buttons of a form, which stay in sight while its fields scroll. */
import { HStack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

export const FormActions = (props: ComponentProps<typeof HStack>) => (
  <HStack
    position="sticky"
    bottom="0"
    zIndex="1"
    gap="2"
    flexWrap="wrap"
    paddingY="3"
    borderTopWidth="1px"
    bg="bg.panel"
    {...props}
  />
)
