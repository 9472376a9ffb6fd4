/** What is found for who looks for a present, of what the demo shop has. */
export const gifts = 'bouquet, chocolate, candle, parfum, teddy bear, necklace, bracelet'
export const giftsForMen =
  'watch, sunglasses, game controller, shirt & tie set, day pack, tool box, chocolate'
