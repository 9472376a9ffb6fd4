import { fireEvent } from 'storybook/test'

const png =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAMAAADXqc3KAAAAQlBMVEXZ5OZkkpt1nqV0naVejZbO3N9jkZpdjZZjkpqxx8vP3eB2nqawx8uZuL2at72Zt72xyMyauL5ikZplkpvP3d90naRqC/BSAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAZUlEQVQoz83R2wqAIBAEUO+umtfs/381CKlJ8N153CPirIztEJ1layLpeX6QfUJumis7on6iyb7hHSBbSAS4EASAQSAAQuAAcnVVQqiL554ei7ivYPlXd3ycL/OyegzGhOq3+NEbGeUFQaFxUcoAAAAASUVORK5CYII='

/** A small picture, as a shopper would choose one. */
export const photoFile = (name = 'photo.png') =>
  new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], name, {
    type: 'image/png',
  })

/** Chooses files as the system's chooser does, which no test can press. */
export async function pickFiles(input: HTMLElement, files: readonly File[]) {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  Object.assign(input, { files: list.files })
  await fireEvent.change(input)
}
