/** What is known of a person's picture once its bytes are there. */
import { object, string } from 'yup'
import { wholeNumber } from '#api/rules.ts'

/** The largest picture that is taken, in bytes. */
export const mostPictureBytes = 5 * 1_048_576

/** Where a person's picture is. */
export const picturePath = (userId: number) => `/api/users/${userId}/picture`

/** Whether an address is one that we gave out ourselves. */
export const isOwnPicture = (address: unknown) =>
  typeof address === 'string' && /^\/api\/users\/\d+\/picture\b/.test(address)

export const setPictureRules = object({
  mediaType: string().required(),
  size: wholeNumber().min(1).required(),
  sha256: string().required(),
  key: string().required(),
})
