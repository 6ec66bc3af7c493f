import type { Resource } from '@kampana/shared/resource'
import { createContext, use, useState, type ComponentType, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Preloadable } from '../chunks/lazy-component.tsx'
import type { Settled } from '../unsaved/forms.ts'
import type { MutableRef } from '../unsaved/mutable-ref.ts'

/** A picture that a person chose in the library. */
export interface ChosenPicture {
  src: string
  description: string
  caption: string | null
  credit: string | null
  width: number
  height: number
}

/** What the engine shows of the product, which hands it over as `ResourceOverrides` are. */
export interface ProductParts {
  /** The page in place of one that there isn't, and of one that a person may not see. */
  NotFound: ComponentType
  AccessDenied: ComponentType<{ permission?: string }>
  /** A page that has only a sentence to say. */
  BlankPage: ComponentType<{ sentence: string; children?: ReactNode }>
  /** Reauthentication over a form with unsaved changes, whose session has ended. */
  SignInAgain: ComponentType<{ settled: MutableRef<Settled> }> & Preloadable
  /** The resource whose records are the pictures of the library, for who may list them. */
  library: string
  PictureChooser: ComponentType<{
    multiple: boolean
    onChoose: (pictures: ChosenPicture[]) => void
    onClose: () => void
  }>
  /** The way to a picture in the library, and to all those of a body. */
  OpenInLibrary: ComponentType<{ src: string }>
  BodyPictures: ComponentType<{ stored: string }>
  /** How often a record's page has been read. */
  ReadCount: ComponentType<{ resource: Resource; record: RaRecord }>
  /** Asks which value of the product stands in a line of a body, where it follows what a record says. */
  ValueDialog: ComponentType<{
    onAnswer: (attrs: { name: string; text: string }) => void
    onClose: () => void
  }>
}

const nothing = () => null

/** Hands the parts to the engine, which never imports them. */
export const ProductPartsContext = createContext<ProductParts>({
  NotFound: nothing,
  AccessDenied: nothing,
  BlankPage: nothing,
  SignInAgain: nothing,
  library: '',
  PictureChooser: nothing,
  OpenInLibrary: nothing,
  BodyPictures: nothing,
  ReadCount: nothing,
  ValueDialog: nothing,
})

export const useProductParts = (): ProductParts => use(ProductPartsContext)

/** Fetches what a form asks the password with while its session is open. */
export const usePreloadedSignIn = (): void => {
  const { SignInAgain } = useProductParts()
  useState(() => SignInAgain.preload?.())
}
