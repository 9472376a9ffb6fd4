/** What single things cost where their sub-category's span would be odd. */
const rows = `socks 6 16, cap 12 29, gloves 15 39, laptop 549 1290, desktop 179 549, keyboard 29 119, mouse 15 69,
  printer 89 249, battery 19 69, plug 15 49, television 249 799, microphone 49 149, mic 25 79, radio 39 129,
  headphones 49 299, gamepad 39 79, joystick 49 129, camera 249 799, camcorder 199 599, telescope 89 349,
  bulb 6 19, torch 14 45, candle 8 32, oillamp 15 49, bed 249 690, basket 18 59, bucket 9 24, toolbox 29 89,
  ladder 59 149, chair 79 249, sofa 349 899, bicycle 299 649, scooter 79 249, skateboard 45 119, boxing 25 79,
  compass 15 49, frisbee 9 24, fishing 29 119, tent 89 349, ski 149 349, mask 19 59, guitar 129 349, keys 79 249,
  violin 99 299, trumpet 89 249, drum 49 149, crayon 5 14, palette 9 29, books 7 19, cactus 9 24, bouquet 19 49,
  plant 12 49, toothbrush 3 9, comb 5 16, bow 4 12, soap 4 12, rose 8 24, bubbles 7 19, perfume 29 119, umbrella 19 59,
  flipflop 14 35, spoon 5 14, chopsticks 6 19, cutlery 12 49, glass 5 14, wineglass 7 19, jar 6 19, ice 5 15,
  timer 9 29, salt 12 39, bento 14 39, tumbler 14 34, purse 19 59, clutch 25 99, crown 29 89, gem 39 190,
  goggles 14 39, scarf 19 69, sunhat 19 49, cake 19 45, lollipop 2 6, chocolate 3 8, coffee 6 19, honey 5 16,
  phone 199 899, nailpolish 6 16, pinata 14 34, balloon 3 9, pingpong 12 49, tennis 49 189`

export const priceByPicture: ReadonlyMap<string, { from: number; to: number }> = new Map(
  rows.split(',').map((row) => {
    const [name = '', from, to] = row.trim().split(/\s+/)
    return [name, { from: Number(from), to: Number(to) }]
  }),
)
