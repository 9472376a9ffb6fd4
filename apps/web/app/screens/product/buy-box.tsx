import type { ProductDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { SkeletonText } from '@shop/ui/skeleton'
import { Suspense } from 'react'
import { hydratedWhenUsed } from '#app/lib/hydrated-when-used.tsx'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { whenUsedOrAtRest } from '#app/lib/lazy-when-used.tsx'
import { plainText } from '#app/lib/plain-text.ts'
import { Unbroken } from '#app/lib/unbroken.tsx'
import { Options } from '#app/parts/buying/options.tsx'
import type { Buying } from '#app/parts/buying/use-buying.ts'
import { ProductPrice } from '#app/parts/product/product-price.tsx'
import { ShareButton } from '#app/parts/product/share-button.tsx'
import { StockNote } from '#app/parts/product/stock-note.tsx'
import { ProductRating } from '#app/parts/tile/product-rating.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ShopCard } from './shop-card.tsx'

// Few products are on sale; the others do not pay for its clock.
const SaleNote = /* @__PURE__ */ lazyPart(() => import('./sale-note.tsx'))
/** The server says in how many days it comes, its code on which. */
const BuyFacts = /* @__PURE__ */ hydratedWhenUsed(
  async () => (await import('./buy-facts.tsx')).BuyFacts,
  <div className="h-19" />,
  whenUsedOrAtRest,
)
const SoldOut = /* @__PURE__ */ lazyPart(() => import('./sold-out.tsx'))

export interface BuyBoxProps {
  product: ProductDetails
  buying: Buying
  /** What its tile did not know is still to come. */
  partial: boolean
  /** A flash sale has run out: the price is another one now. */
  onSaleEnd: () => void
}

/** Name, price, options, stock, and the way into the cart. */
export function BuyBox({ product, buying, partial, onSaleEnd }: BuyBoxProps) {
  const t = useT()
  const { settings } = useShop()
  const lead = plainText(product.short_description)
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            {product.brand ? (
              <p className="mb-1 wrap-anywhere text-ink-muted text-sm">{product.brand}</p>
            ) : null}
            <h1 className="wrap-anywhere font-semibold text-2xl tracking-tight sm:text-3xl">
              <Unbroken name={product.name} />
            </h1>
          </div>
          <ShareButton title={product.name} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ProductRating rating={product.rating} reviews={product.total_reviews} size="md" />
          {product.total_sold && product.total_sold !== '0' ? (
            <span className="text-ink-muted text-xs tabular-nums">
              {t('{{number}} sold', { number: product.total_sold })}
            </span>
          ) : null}
        </div>
        <ProductPrice {...buying.price} size="lg" />
        {product.flash_sale ? (
          <Suspense fallback={<div className="h-13" />}>
            <SaleNote sale={product.flash_sale} onEnd={onSaleEnd} />
          </Suspense>
        ) : null}
      </div>
      {lead ? (
        <p dir="auto" className="wrap-anywhere max-w-[60ch] text-ink-soft">
          {lead}
        </p>
      ) : partial ? (
        // As many lines as most have: what is below stays where it is.
        <SkeletonText lines={2} className="h-12 max-w-[60ch] content-center" />
      ) : null}
      <Options product={product} buying={buying} />
      <StockNote quantity={product.quantity} />
      {buying.soldOut ? (
        <Suspense fallback={<div className="h-13" />}>
          <SoldOut product={product} color={buying.requestedColor} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <QuantityStepper
            value={buying.quantity}
            onValueChange={buying.setQuantity}
            max={product.quantity}
            label={product.name}
            className="h-13"
          />
          {/* On small screens the bar below carries it, always in view. */}
          <Button
            size="lg"
            loading={buying.adding}
            onClick={buying.addToCart}
            className="min-w-56 flex-1 max-md:hidden"
          >
            <ShoppingBagIcon aria-hidden="true" className="size-5" />
            {buying.sizeRequired ? t('Choose a size') : t('Add to cart')}
          </Button>
          <Button
            size="lg"
            variant="outline"
            loading={buying.buying}
            onPointerEnter={buying.preloadBuyNow}
            onFocus={buying.preloadBuyNow}
            onClick={buying.buyNow}
            className="min-w-32 flex-1"
          >
            {t('Buy now')}
          </Button>
        </div>
      )}
      {buying.soldOut ? null : <BuyFacts shop={product.shop} sizeGuide={product.size_guide} />}
      {settings.multi_vendor && product.shop ? (
        <ShopCard shop={product.shop} product={product.id} color={buying.requestedColor} />
      ) : null}
    </div>
  )
}
