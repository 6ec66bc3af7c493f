import type { Resource } from '@kampana/engine-declare/resource'
import { createContext, use, useState, type ComponentType, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Preloadable } from '../chunks/lazy-component.tsx'
import type { Settled } from '../unsaved/forms.ts'
import type { MutableRef } from '../unsaved/mutable-ref.ts'

/** Image that a person chose in the library. */
export interface ChosenPicture {
  src: string
  description: string
  caption: string | null
  credit: string | null
  width: number
  height: number
}

/** Product components that the engine renders. The product provides them like `ResourceOverrides`. */
export interface ProductComponents {
  /** Pages for an unknown address and for a missing permission. */
  NotFound: ComponentType
  AccessDenied: ComponentType<{ permission?: string }>
  /** Page with a single sentence. */
  BlankPage: ComponentType<{ sentence: string; children?: ReactNode }>
  /** Reauthentication over a form with unsaved changes after the session has ended. */
  SignInAgain: ComponentType<{ settled: MutableRef<Settled> }> & Preloadable
  /** Resource of the image library, for people who may list it. */
  library: string
  PictureChooser: ComponentType<{
    multiple: boolean
    onChoose: (pictures: ChosenPicture[]) => void
    onClose: () => void
  }>
  /** Links to an image in the library and to all images of a body. */
  OpenInLibrary: ComponentType<{ src: string }>
  BodyPictures: ComponentType<{ stored: string }>
  /** Page views of a record. */
  ReadCount: ComponentType<{ resource: Resource; record: RaRecord }>
  /** Asks for the product value to insert into a line of a body. Such a value follows a record. */
  ValueDialog: ComponentType<{
    onAnswer: (attrs: { name: string; text: string }) => void
    onClose: () => void
  }>
}

const nothing = () => null

/** Passes the components to the engine, which never imports them. */
export const ProductComponentsContext = createContext<ProductComponents>({
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

export const useProductComponents = (): ProductComponents => use(ProductComponentsContext)

/** Preloads the reauthentication dialog of a form while its session is valid. */
export const usePreloadedSignIn = (): void => {
  const { SignInAgain } = useProductComponents()
  useState(() => SignInAgain.preload?.())
}
