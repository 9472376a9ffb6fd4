/** What a photo is sent in, in pixels: larger ones cost the sender time, and nobody sees more. */
const longest = 1600
const small = 600 * 1024

/** A photo in the size that it is shown in; as it came where it is small, or cannot be read here. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= small) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.85),
    )
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`
    return blob && blob.size < file.size ? new File([blob], name, { type: blob.type }) : file
  } catch {
    // The server says what is wrong with it.
    return file
  }
}
