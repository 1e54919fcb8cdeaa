/** Where the browser fetches pictures of a draft, which are administrators' alone: by the path that the form holds. */
import { createContext, use } from 'react'

type Addresses = ReadonlyMap<string, string>

const PictureAddresses = createContext<Addresses>(new Map())
export const PictureAddressesProvider = PictureAddresses.Provider

/** The address of a picture that the form holds; one that was just chosen is its own address. */
export function usePictureAddress(): (value: string) => string {
  const known = use(PictureAddresses)
  return (value) => known.get(value) ?? value
}
