import { proseIn } from './journal/shape.ts'
import { arabic } from './pages-arabic.ts'
import { persian } from './pages-persian.ts'
import { settings } from './site.ts'
import { type Words, words } from './words.ts'

const returnDays = settings.return_order_within_days

export interface PageSeed {
  slug: string
  title: Words
  html: Words
}

const page = (slug: string, title: string, text: string): PageSeed => ({
  slug,
  title: words(title),
  html: proseIn({ en: text, ar: arabic[slug], ir: persian[slug] }),
})

/** The written pages that every shop of this kind has (wire.md 13), and one of this shop's own. */
export const pages: readonly PageSeed[] = [
  page(
    'about-us',
    'About Us|من نحن|دربارهٔ ما',
    `Solano is fifteen independent shops under one roof. Each of them chooses, packs and answers for what it sells; we keep the roof dry: one cart, one checkout, and people who answer.

    ## How it began

    In the spring of 2019 a bookbinder, a grocer and a woman who repairs watches shared a stall on Market Square because none of them could pay for one alone. By the autumn they shared a till. The website came when the grocer’s daughter asked why it should end at the square.

    ## What we look for in a shop

    - They can tell you who made it, and how.
    - They repair, or they know who does.
    - They answer within a day.
    - They would give it to a friend.

    Of every ten shops that write to us we take one. We visit them all.

    ## What we take

    Eight per cent of what is sold, and nothing for being listed. Nobody can pay to stand higher up: lists are sorted by what you ask for, and “popular” means bought.

    > We would rather sell you one thing that you keep than three that you send back.

    ## Where we are

    21 Market Square, Solano Bay. The door is open from Tuesday to Saturday, nine to six, and there is coffee.`,
  ),
  page(
    'terms-and-conditions',
    'Terms & Conditions|الشروط والأحكام|شرایط و مقررات',
    `These terms apply to every order that you place with Solano. They say who sells to you, how an order comes about, and what you can do when something is not right.

    ## 1. Who sells to you

    Solano is a marketplace. Every product page names the shop that sells the product, and that shop is your contract partner. Solano takes the payment in the shop’s name and passes it on. When Solano runs with a single vendor, Solano itself is your contract partner.

    ## 2. How an order comes about

    1 What is shown in the shop is an invitation to order.
    1 With “Place order” you make an offer to each shop whose products are in the order.
    1 The contract comes about when the shop confirms the order, at the latest when it is sent.

    If a price is plainly wrong, the shop may decline. What you have paid is returned.

    ## 3. Prices and payment

    The price of a product includes its taxes. Delivery and taxes on the whole order are shown at the checkout before you order, and nothing is added afterwards. Where you look at prices in another currency than the one that is charged, the amount that is charged is shown beside it.

    ## 4. Delivery

    Each shop sends its own parcels. The time that is named on the product page counts from the day that the order is confirmed. Until a parcel is handed to you, the risk is the shop’s.

    ## 5. When something is wrong

    You have two years in which a product must be what was promised. Write to the shop or open a ticket: it is repaired or replaced, and if neither works, you get your money back.

    ## 6. Changing your mind

    You may return what you bought within ${returnDays} days without a reason. How that works is written under Returns & Refunds.

    ## 7. Your account

    Keep your password to yourself. If you want your account closed, open a ticket; orders that are on their way still arrive.

    ## 8. Vouchers

    A voucher is worth what it says, until the day it names, for the shop it names. It cannot be paid out.

    ## 9. Reviews

    Only people who have bought a product can review it. We take away what is unlawful, and nothing else.

    ## 10. Law

    The law of your country of residence protects you as a consumer, whatever stands here. If one of these terms should not hold, the others still do.`,
  ),
  page(
    'privacy-policy',
    'Privacy Policy|سياسة الخصوصية|سیاست حفظ حریم خصوصی',
    `We keep what an order needs, for as long as it needs it, and nothing to follow you with. This page says what that is.

    ## What we keep, and why

    - Your name, address and phone number: so that a parcel finds you. Shops see it for their own orders only.
    - Your e-mail address: so that you can sign in, and hear from an order.
    - Your orders: because tax law asks for ten years.
    - What you looked at last: so that you find it again. It goes with your account.
    - Messages to shops and tickets: so that you and who answers can read them again.

    Cards are never seen by us. You pay on the page of the payment provider.

    ## In your browser

    We store your language and currency, what you looked at, compared and searched for last, and after you sign in a token that says who you are. There are no third-party cookies, no advertising, and no measuring of what you do. That is why nobody asks you to accept anything.

    ## Who else sees it

    1 The shops you buy from.
    1 The carrier that brings it.
    1 The payment provider, where you pay online.
    1 If you sign in with another service, that service learns that you did.

    ## Your rights

    You can see, correct and take with you what we keep, and you can have it deleted where the law does not ask us to keep it. Write to hello@shop.example; we answer within a week.

    ## Safety

    Passwords are stored as slow hashes, tokens as digests, and connections are encrypted. If something should happen nevertheless, you hear it from us within three days.`,
  ),
  page(
    'return-and-refund-policy',
    'Returns & Refunds|الإرجاع واسترداد المال|مرجوعی و بازپرداخت',
    `You have ${returnDays} days from the day that the parcel reached you. You need no reason, though shops like to hear one.

    ## Before it is confirmed

    As long as an order is “Pending” you can cancel it yourself: open it under “Order History” and press “Cancel order”. If it was paid online, all of the money goes back the way it came. The order says “Refund due” until it is on its way, and “Refunded” from then on.

    ## How to return something

    1 Open “Support Ticket” in your account and press “New ticket”.
    1 Choose “Payment and refund” and the order, and write which products go back.
    1 The shop answers in the ticket and by mail: where to send them, and how you get your money.
    1 Keep the receipt of the parcel until the money is there.

    ## What cannot come back

    - Food, and what was cut or made for you.
    - What was sealed for hygiene, once it is open.
    - Downloads that have begun.

    ## Broken, wrong or missing

    That is not a return but our mistake: open a ticket with a photo. The shop sends another one or gives the money back, and you need not send anything anywhere before it has answered.`,
  ),
  page(
    'shipping-and-delivery-policy',
    'Shipping & Delivery|الشحن والتوصيل|ارسال و تحویل',
    `Each shop packs and sends what you bought from it, so what you order at once may come in several parcels. Each of them is an order of its own under “Order History”.

    ## When

    The product page names the days for each shop. The order shows how far it is: “Confirm”, “Processing”, “Pickup”, “On The Way”, “Delivered”.

    ## What it costs

    Delivery is charged by shop and by the number of things. The “Delivery Charge” stands in the cart and at the checkout before you order, and nothing is added to it afterwards.

    ## Where

    To the address that you choose at the checkout. Under “Note” you can write what the shop should know: a floor, a gate, a neighbour who is at home.

    ## If it does not come

    Open a ticket with the order, or write to the shop by “Chat”. What comes back to the shop because nobody was at home is sent again, or you get your money back: the shop says in the ticket which.`,
  ),
  page(
    'size-guide',
    'Size Guide|دليل المقاسات|راهنمای اندازه',
    `Take a tape that does not stretch, and somebody who reads it. Measure over thin clothes, straight, without pulling.

    ## Clothes

    - Chest: around the widest part, under the arms.
    - Waist: where it is narrowest, which is higher than your belt.
    - Hips: over the widest part, feet together.

    | Size | Chest, cm | Waist, cm | Hips, cm
    | S | 86–90 | 70–74 | 94–98
    | M | 90–96 | 74–80 | 98–104
    | L | 96–102 | 80–86 | 104–110
    | XL | 102–110 | 86–94 | 110–116
    | XXL | 110–118 | 94–102 | 116–122

    Between two sizes take the larger one for knitwear and coats, the smaller one for anything with elastane.

    ## Shoes

    1 Stand on a sheet of paper in the evening: feet grow during the day.
    1 Mark heel and longest toe, both feet.
    1 Take the longer foot, and add a thumb’s width for boots.

    | Size | Foot, cm
    | 36 | 22.5
    | 37 | 23.2
    | 38 | 23.8
    | 39 | 24.5
    | 40 | 25.2
    | 41 | 25.8
    | 42 | 26.5
    | 43 | 27.2
    | 44 | 27.8
    | 45 | 28.5
    | 46 | 29.2

    ## Rings

    Lay one that fits on a ruler and read the inner width in millimetres. Times 3.14 it is the European size.

    | Size | Inner width, mm
    | 50 | 15.9
    | 52 | 16.6
    | 54 | 17.2
    | 56 | 17.8
    | 58 | 18.5`,
  ),
]
