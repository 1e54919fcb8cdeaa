/** Why a form of an account was refused as a whole, and what to do about it. */
import { Alert } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const FormProblem = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert.Root status="error" role="alert">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      <Alert.Description>{children}</Alert.Description>
    </Alert.Content>
  </Alert.Root>
)
