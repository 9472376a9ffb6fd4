/** Needs and whole phrases in English, beside the words of english.ts. */
export const englishNeeds = `
jogging; jog = name:running in:sneakers | in:sneakers
gift for a child; gift for kids; gift for children; gift for a boy; gift for a girl; gift for a toddler; gift for my son; birthday present for my daughter = in:toys | in:soft-toys
set of knives; knife set = name:knives | name:knife
box of chocolates = name:chocolate
bottle of milk = name:milk
bag of rice = name:rice
3 pack socks; socks 3 pack; pack of socks; 5 pack of socks = name:socks
pack of crayons = name:crayons
shoes under fifty = in:shoes
women's bag; ladies handbag; bags for women = in:handbags
comfortable shoes = in:shoes
present for a little girl; gift for little girl; gift for a 5 year old boy; gift for 5 year old = in:toys | in:soft-toys
picture frame; photo frame = name:framed
blue light glasses; anti blue light glasses = name:screen in:eyewear
travel mug; thermal mug = name:tumbler
running shoes for men = name:running in:sneakers | in:sneakers
breakfast = in:groceries
birthday gift for him; gift for boyfriend; present for dad; gift for my husband; gift for grandpa = in:watches | name:sunglasses | name:controller | name:tie
watch for dad; watch for my husband = in:watches
shoes for my husband; shoes for dad = in:shoes
hair accessories = name:tiara | name:hair
`
