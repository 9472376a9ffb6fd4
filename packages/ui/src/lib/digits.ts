const zeros = [0x0660, 0x06f0, 0xff10] // Arabic, Persian and full-width digits start here

/** The same text with every digit written in Latin: what a server reads. */
export const latinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })

/** Only the digits of a text, in Latin: "+٩٧١ 50-1" is "971501". */
export const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')
