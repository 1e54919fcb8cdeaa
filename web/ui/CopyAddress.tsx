/** An address that is entered somewhere else, under its name and with a button that copies it. */
import { chakra, HStack, Stack, Text } from '@chakra-ui/react'
import { CopyButton } from './CopyButton.tsx'

interface Props {
  label: string
  address: string
  /** What the button copies, for those who do not see it. */
  copy: string
}

export const CopyAddress = ({ label, address, copy }: Props) => (
  <Stack gap="1">
    <Text fontWeight="medium">{label}</Text>
    <HStack gap="2" align="start">
      <chakra.code
        flex="1"
        minW="0"
        overflowWrap="anywhere"
        userSelect="all"
        dir="ltr"
        bg="bg.muted"
        borderRadius="md"
        paddingX="2"
        paddingY="1.5"
        fontSize="sm"
      >
        {address}
      </chakra.code>
      <CopyButton value={address} label={copy} />
    </HStack>
  </Stack>
)
